/** What an error of the operating system means to people. */
interface ErrorMeaning {
  readonly cause: string;
  readonly remedy: string;
}

const NO_SPACE = "Free some space, or name another place.";
const PERMISSION = "Change the permissions, or name another place.";

/** Meaning of the errors that a user can do something about. */
const MEANINGS: Readonly<Record<string, ErrorMeaning>> = {
  ENOENT: { cause: "it does not exist", remedy: "Check the path." },
  ENOTDIR: { cause: "a part of its path is not a folder", remedy: "Check the path." },
  EISDIR: { cause: "it is a folder", remedy: "Name a file." },
  ELOOP: { cause: "its symbolic links lead in a circle", remedy: "Name the file itself." },
  ENAMETOOLONG: { cause: "its name is too long", remedy: "Choose a shorter name." },
  EACCES: { cause: "this is not permitted", remedy: PERMISSION },
  EPERM: { cause: "this is not permitted", remedy: PERMISSION },
  EROFS: { cause: "the disk is read-only", remedy: "Name a place that can be written." },
  ENOSPC: { cause: "the disk is full", remedy: NO_SPACE },
  EDQUOT: { cause: "the disk quota is used up", remedy: NO_SPACE },
  EFBIG: {
    cause: "it would be larger than this process may write or the file system allows",
    remedy: "Raise the limit (ulimit -f), or name another place.",
  },
  EMFILE: { cause: "this process has too many open files", remedy: "Raise the limit (ulimit -n)." },
  ENFILE: { cause: "the system has too many open files", remedy: "Close other programs." },
  EIO: { cause: "the disk reports an error", remedy: "Check the disk." },
  EBUSY: { cause: "another program is using it", remedy: "Close that program." },
  ETXTBSY: { cause: "another program is running it", remedy: "Close that program." },
  EXDEV: { cause: "it is on another disk", remedy: "Name a place on the same disk." },
  ENXIO: { cause: "it is a socket or a device without a driver", remedy: "Name a regular file." },
  EADDRINUSE: {
    cause: "another program is listening there",
    remedy: "Stop that program, or choose another port: --port 0 takes a free one.",
  },
  EADDRNOTAVAIL: { cause: "this machine does not have that address", remedy: "Name one of its addresses: --host." },
  ENOTFOUND: { cause: "the name has no address", remedy: "Name an address of this machine: --host." },
};

/** An error of the operating system, as Node throws it. */
type SystemError = NodeJS.ErrnoException & {
  readonly dest?: string;
  readonly address?: string;
  readonly port?: number;
};

/** Returns whether a value is an error of the operating system. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "syscall" in error && typeof (error as SystemError).code === "string";
}

/** Returns the cause of an error and, after a full stop, the remedy, if it is known: "the disk is full (ENOSPC). Free …". */
export function describeSystemError(error: SystemError): string {
  const code = error.code ?? "";
  const meaning = MEANINGS[code];
  return meaning ? `${meaning.cause} (${code}). ${meaning.remedy}` : `${error.message}.`;
}

/** Returns a sentence about an error of the operating system: the path or address, the cause and the remedy. */
export function toSystemErrorSentence(error: SystemError): string {
  const { path, address, port, syscall } = error;
  const subject = path ?? (address === undefined ? undefined : port === undefined ? address : `${address}:${port}`);
  if (syscall === "listen" || syscall === "bind")
    return `Cannot listen on ${subject ?? "the address"}: ${describeSystemError(error)}`;
  return subject === undefined
    ? `The system refused ${syscall}: ${describeSystemError(error)}`
    : `${subject}: ${describeSystemError(error)}`;
}
