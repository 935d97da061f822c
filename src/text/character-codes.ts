/** UTF-16 code units of the characters that the parsers compare. */

/** A line feed. */
export const LINE_FEED = 10;
/** A space. */
export const SPACE = 32;
/** An exclamation mark `!`. */
export const EXCLAMATION_MARK = 33;
/** A quotation mark `"`. */
export const QUOTATION_MARK = 34;
/** A dollar sign `$`. */
export const DOLLAR_SIGN = 36;
/** An ampersand `&`. */
export const AMPERSAND = 38;
/** An apostrophe `'`. */
export const APOSTROPHE = 39;
/** An open paren `(`. */
export const OPEN_PAREN = 40;
/** A close paren `)`. */
export const CLOSE_PAREN = 41;
/** A star `*`. */
export const STAR = 42;
/** A comma `,`. */
export const COMMA = 44;
/** A hyphen `-`. */
export const HYPHEN = 45;
/** A full stop `.`. */
export const FULL_STOP = 46;
/** A slash `/`. */
export const SLASH = 47;
/** A colon `:`. */
export const COLON = 58;
/** A semicolon `;`. */
export const SEMICOLON = 59;
/** A question mark `?`. */
export const QUESTION_MARK = 63;
/** An open bracket `[`. */
export const OPEN_BRACKET = 91;
/** A backslash `\`. */
export const BACKSLASH = 92;
/** A close bracket `]`. */
export const CLOSE_BRACKET = 93;
/** An underscore `_`. */
export const UNDERSCORE = 95;
/** A no break space. */
export const NO_BREAK_SPACE = 0xa0;
/** A section sign `§`. */
export const SECTION_SIGN = 0xa7;
/** A pilcrow `¶`. */
export const PILCROW = 0xb6;
/** Ends a sentence in Devanagari. */
export const DANDA = 0x964;
/** A non breaking hyphen `‑`. */
export const NON_BREAKING_HYPHEN = 0x2011;
/** An en dash `–`. */
export const EN_DASH = 0x2013;
/** An em dash `—`. */
export const EM_DASH = 0x2014;
/** A close single quote `’`. */
export const CLOSE_SINGLE_QUOTE = 0x2019;
/** An open quote `“`. */
export const OPEN_QUOTE = 0x201c;
/** A close quote `”`. */
export const CLOSE_QUOTE = 0x201d;
