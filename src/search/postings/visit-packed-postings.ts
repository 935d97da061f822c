import type { PostingList } from "./posting-list.ts";
import type { PackedPosting } from "./posting-list-encoder.ts";

/** Calls `visit` with every posting of a list, for `PostingListEncoder.addPacked`; it is valid during the call. */
export function visitPackedPostings(list: PostingList, visit: (posting: PackedPosting) => void): void {
  const { pages } = list;
  const { inline, offset } = list.location;
  for (let block = 0; block < list.blockCount; block++) {
    list.openBlock(block);
    list.openStarts();
    const { size, ordinals, counts, nameCounts, starts, adjacentClasses, adjacentClassesAt } =
      list.openAdjacentClasses();
    for (let i = 0; i < size; i++) {
      const count = counts[i]!;
      const length = starts[i + 1]! - starts[i]!;
      if (inline === null) pages.locate(offset + starts[i]!, length);
      const from = inline === null ? pages.at : starts[i]!;
      visit({
        ordinal: ordinals[i]!,
        inName: count & 1 ? nameCounts[i]! : 0,
        inText: count >>> 1,
        positions: { bytes: inline ?? pages.bytes, from, to: from + length },
        adjacentClasses: { bytes: adjacentClasses, from: adjacentClassesAt[i]!, to: adjacentClassesAt[i + 1]! },
      });
    }
  }
}
