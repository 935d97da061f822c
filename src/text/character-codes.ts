/** UTF-16 code units of the characters that the parsers compare. */

export const LINE_FEED = 10;
export const SPACE = 32;
export const EXCLAMATION_MARK = 33;
export const QUOTATION_MARK = 34;
export const DOLLAR_SIGN = 36;
export const AMPERSAND = 38;
export const APOSTROPHE = 39;
export const OPEN_PAREN = 40;
export const CLOSE_PAREN = 41;
export const STAR = 42;
export const COMMA = 44;
export const HYPHEN = 45;
export const FULL_STOP = 46;
export const SLASH = 47;
export const COLON = 58;
export const SEMICOLON = 59;
export const QUESTION_MARK = 63;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const UNDERSCORE = 95;
export const NO_BREAK_SPACE = 0xa0;
export const SECTION_SIGN = 0xa7;
export const PILCROW = 0xb6;
/** Ends a sentence in Devanagari. */
export const DANDA = 0x964;
export const NON_BREAKING_HYPHEN = 0x2011;
export const EN_DASH = 0x2013;
export const EM_DASH = 0x2014;
export const OPEN_SINGLE_QUOTE = 0x2018;
export const CLOSE_SINGLE_QUOTE = 0x2019;
export const OPEN_QUOTE = 0x201c;
export const CLOSE_QUOTE = 0x201d;
