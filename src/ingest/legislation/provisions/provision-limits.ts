/** Characters of one provision with its notes. The longest known, with all its notes, has about 2 million. */
export const MAX_PROVISION_CHARS = 16 * 1024 * 1024;

/** Characters of one provision after which the rest of the file is not read. */
export const MAX_READ_CHARS = 64 * 1024 * 1024;
