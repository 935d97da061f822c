/** Words and names drawn at random. */
export interface WordSource {
  /** Returns a word by Zipf's law. */
  word(): string;
  /** Returns a capitalised name of a person, always another. */
  name(): string;
  /** Returns the surname with a number; the same number has the same name. */
  surname(number: number): string;
}

/** Different words; texts of 380 million words contain nearly all. */
const VOCABULARY_WORDS = 1_000_000;
const SURNAMES = 40_000;

/** The most frequent words, in their order in English judgments; the others are made of syllables. */
const FREQUENT_WORDS =
  "the of to and in a that is for was by it on as be not or this with at court his which from he an are have defendant plaintiff were evidence we no any case been has but trial had would under may state upon there if such other one all their law made they judgment question section act action its who these when so than against order right into him person party before time statute only shall must motion property counsel where what jury could also after then rule because some claim district facts witness testimony contract duty notice damages appeal error verdict hearing review record affirmed reversed denied granted holding".split(
    " ",
  );
const SYLLABLES =
  "ba co du fe gi ha jo ku la me ni po ra su ti vo we za bre cla dri flo gra ple sti tro men ter lin son ver den".split(
    " ",
  );

/** Creates a source of words. Drawing one takes constant time (Walker's alias method). */
export function createWordSource(random: () => number): WordSource {
  const { shares, aliases } = createAliases(VOCABULARY_WORDS);
  const spelled = Array.from({ length: VOCABULARY_WORDS }, (_, rank) => FREQUENT_WORDS[rank] ?? spell(rank));
  const surname = (number: number) => {
    const rank = FREQUENT_WORDS.length + 500 + ((Math.imul(number, 2_654_435_761) >>> 0) % SURNAMES);
    const word = spelled[rank]!;
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  return {
    word() {
      const at = random() * VOCABULARY_WORDS;
      const rank = Math.floor(at);
      return spelled[at - rank < shares[rank]! ? rank : aliases[rank]!]!;
    },
    name: () => `${surname(Math.floor(random() * 2 ** 30))} ${surname(Math.floor(random() * 2 ** 30))}`,
    surname,
  };
}

/** Spells the number of a word in syllables, at least two. */
function spell(rank: number): string {
  let spelling = "";
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    spelling += SYLLABLES[rest % SYLLABLES.length];
  }
  return spelling;
}

/** Words up to this rank belong to the common vocabulary. */
const COMMON_WORDS = 8000;

/**
 * Returns the relative frequency of the word of a rank. Frequencies of texts fall with the rank up to the end of the
 * common vocabulary and nearly with its square beyond, or the texts would have ten times as many different words as
 * judgments do.
 */
function computeFrequency(rank: number): number {
  const common = 1 / (Math.min(rank, COMMON_WORDS) + 1.5);
  return rank <= COMMON_WORDS ? common : common * (COMMON_WORDS / rank) ** 1.9;
}

function createAliases(count: number): { readonly shares: Float64Array; readonly aliases: Uint32Array } {
  const shares = Float64Array.from({ length: count }, (_, rank) => computeFrequency(rank));
  const sum = shares.reduce((a, b) => a + b, 0);
  for (let rank = 0; rank < count; rank++) shares[rank] = (shares[rank]! * count) / sum;
  const aliases = new Uint32Array(count);
  // Shares descend: those above 1 precede those below.
  let large = 0;
  for (let small = count - 1; small > large; small--) {
    aliases[small] = large;
    shares[large] = shares[large]! - (1 - shares[small]!);
    while (large < small - 1 && shares[large]! <= 1) {
      aliases[large] = large + 1;
      shares[large + 1] = shares[large + 1]! - (1 - shares[large]!);
      large++;
    }
  }
  return { shares, aliases };
}
