/*
 * SHA-256 as a WebAssembly module (WebAssembly Core Specification 1.0, section 5, Binary Format), assembled when it is
 * first used: 64 unrolled rounds, with the state and the message schedule of FIPS 180-4, section 6.2, in local variables.
 */

/** Bytes that one run of the rounds takes in. */
export const HASH_BLOCK_BYTES = 64;
/** Where in the module's memory data begins; before it are the eight words of the state. */
export const HASH_DATA_OFFSET = 64;
/** Bytes of data that the memory has room for: whole blocks. */
export const MAX_HASH_DATA_BYTES = 65_536;

/** The module's memory and its function. */
export interface HashModule {
  readonly memory: WebAssembly.Memory;
  /** Hashes the whole blocks from one address up to another, at least one. */
  run(from: number, end: number): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Creates an instance of the module; its state is that of a hash of nothing. */
export async function createHashModule(): Promise<HashModule> {
  compiled ??= WebAssembly.compile(assembleModule());
  const { exports } = await WebAssembly.instantiate(await compiled);
  const { memory, run } = exports as unknown as HashModule;
  new Uint32Array(memory.buffer, 0, STATE_WORDS).set(listFractions(STATE_WORDS, Math.sqrt));
  return { memory, run };
}

const ROUNDS = 64;
const STATE_WORDS = 8;
const MESSAGE_WORDS = 16;

/** Returns the first 32 bits of the fractions of a root of the first primes. */
function listFractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime > 0)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

/** Instructions of 32-bit integers. */
const CODE = {
  loop: [0x03, 0x40],
  end: 0x0b,
  branchIf: [0x0d, 0],
  get: 0x20,
  set: 0x21,
  load: 0x28,
  store: 0x36,
  constant: 0x41,
  isBelow: 0x49,
  add: 0x6a,
  and: 0x71,
  or: 0x72,
  xor: 0x73,
  shiftRight: 0x76,
  rotateLeft: 0x77,
  rotateRight: 0x78,
} as const;
const I32 = 0x7f;

/** Local variables by number: the addresses that are the parameters, the working variables, the message schedule. */
const FROM = 0;
const END = 1;
const WORKING = 2;
const SCHEDULE = WORKING + STATE_WORDS;
const LOCALS = STATE_WORDS + MESSAGE_WORDS;

type Code = readonly number[];

const get = (local: number): Code => [CODE.get, local];
const set = (local: number, value: Code): Code => [...value, CODE.set, local];
const constant = (value: number): Code => [CODE.constant, ...encodeSigned(value | 0)];
const apply = (operation: number, first: Code, ...others: readonly Code[]): Code => [
  ...first,
  ...others.flatMap((other) => [...other, operation]),
];
const rotate = (value: Code, bits: number): Code => apply(CODE.rotateRight, value, constant(bits));

function assembleModule(): Uint8Array<ArrayBuffer> {
  const body = [1, LOCALS, I32, ...CODE.loop, ...assembleBlock(), CODE.end, CODE.end];
  const name = (text: string): Code => [text.length, ...new TextEncoder().encode(text)];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...assembleSection(1, [1, 0x60, 2, I32, I32, 0]),
    ...assembleSection(3, [1, 0]),
    ...assembleSection(5, [1, 0, 2]),
    ...assembleSection(7, [2, ...name("memory"), 2, 0, ...name("run"), 0, 0]),
    ...assembleSection(10, [1, ...encodeUnsigned(body.length), ...body]),
  ]);
}

function assembleSection(id: number, content: Code): Code {
  return [id, ...encodeUnsigned(content.length), ...content];
}

/** Assembles the hash of one block, and the jump to the next one. */
function assembleBlock(): Code {
  const code: number[] = [];
  for (let n = 0; n < MESSAGE_WORDS; n++) code.push(...set(SCHEDULE + n, loadBigEndian(4 * n)));
  for (let n = 0; n < STATE_WORDS; n++) code.push(...set(WORKING + n, loadState(n)));
  const constants = listFractions(ROUNDS, Math.cbrt);
  for (let round = 0; round < ROUNDS; round++) code.push(...assembleRound(round, constants[round]!));
  for (let n = 0; n < STATE_WORDS; n++) {
    const sum = apply(CODE.add, loadState(n), get(WORKING + n));
    code.push(...constant(0), ...sum, CODE.store, 2, 4 * n);
  }
  code.push(...set(FROM, apply(CODE.add, get(FROM), constant(HASH_BLOCK_BYTES))));
  code.push(...apply(CODE.isBelow, get(FROM), get(END)), ...CODE.branchIf);
  return code;
}

function loadState(n: number): Code {
  return [...constant(0), CODE.load, 2, 4 * n];
}

function loadBigEndian(offset: number): Code {
  const word = [...get(FROM), CODE.load, 2, offset];
  const odd = apply(CODE.and, apply(CODE.rotateLeft, word, constant(8)), constant(0x00ff00ff));
  const even = apply(CODE.and, rotate(word, 8), constant(0xff00ff00));
  return apply(CODE.or, odd, even);
}

/** Assembles a round. Instead of moving the working variables from one name to the next, the names move. */
function assembleRound(round: number, fraction: number): Code {
  const local = (n: number) => WORKING + ((n - round + ROUNDS) % STATE_WORDS);
  const [a, b, c, e, f, g, h] = [0, 1, 2, 4, 5, 6, 7].map((n) => get(local(n))) as [
    Code,
    Code,
    Code,
    Code,
    Code,
    Code,
    Code,
  ];
  const word = get(SCHEDULE + (round % MESSAGE_WORDS));
  const ofE = apply(CODE.xor, rotate(e, 6), rotate(e, 11), rotate(e, 25));
  const choice = apply(CODE.xor, g, apply(CODE.and, e, apply(CODE.xor, f, g)));
  const ofA = apply(CODE.xor, rotate(a, 2), rotate(a, 13), rotate(a, 22));
  const majority = apply(CODE.or, apply(CODE.and, a, b), apply(CODE.and, c, apply(CODE.or, a, b)));
  return [
    ...(round < MESSAGE_WORDS ? [] : scheduleWord(round)),
    ...set(local(7), apply(CODE.add, h, ofE, choice, constant(fraction), word)),
    ...set(local(3), apply(CODE.add, get(local(3)), h)),
    ...set(local(7), apply(CODE.add, h, ofA, majority)),
  ];
}

function scheduleWord(round: number): Code {
  const at = (ago: number) => SCHEDULE + ((round - ago) % MESSAGE_WORDS);
  const [near, far] = [get(at(2)), get(at(15))];
  const ofFar = apply(CODE.xor, rotate(far, 7), rotate(far, 18), apply(CODE.shiftRight, far, constant(3)));
  const ofNear = apply(CODE.xor, rotate(near, 17), rotate(near, 19), apply(CODE.shiftRight, near, constant(10)));
  return set(at(16), apply(CODE.add, get(at(16)), ofFar, get(at(7)), ofNear));
}

/** Encodes a number as LEB128. */
function encodeUnsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...encodeUnsigned(value >>> 7)];
}

function encodeSigned(value: number): Code {
  const isLast = value >= -64 && value < 64;
  return isLast ? [value & 127] : [(value & 127) | 128, ...encodeSigned(value >> 7)];
}
