import type { ByteRange } from "./bytes.ts";
import type { PostingList } from "./posting-list.ts";
import type { PackedBlock, PackedPosting } from "./posting-list-encoder.ts";

/** Calls `visit` with every block of a list, for `PostingListEncoder.addRun`; it is valid during the call. */
export function visitPackedBlocks(list: PostingList, visit: (block: PackedBlock) => void): void {
  const { pages } = list;
  const { inline, offset } = list.location;
  const { ordinals, counts, nameCounts, sizes, starts, adjacentClassesAt } = pages.decoded;

  function locatePositions(from: number, to: number): ByteRange {
    const start = starts[from]!;
    const length = starts[to]! - start;
    if (inline !== null) return { bytes: inline, from: start, to: start + length };
    pages.locate(offset + start, length);
    return { bytes: pages.bytes, from: pages.at, to: pages.at + length };
  }

  function locateAdjacentClasses(from: number, to: number): ByteRange {
    return { bytes: pages.decoded.adjacentClasses, from: adjacentClassesAt[from]!, to: adjacentClassesAt[to]! };
  }

  for (let block = 0; block < list.blockCount; block++) {
    list.openBlock(block);
    list.openStarts();
    const { size } = list.openAdjacentClasses();
    visit({ size, ordinals, counts, nameCounts, sizes, locatePositions, locateAdjacentClasses });
  }
}

/** Calls `visit` with every posting of a list, for `PostingListEncoder.addPacked`; it is valid during the call. */
export function visitPackedPostings(list: PostingList, visit: (posting: PackedPosting) => void): void {
  visitPackedBlocks(list, (block) => {
    const { size, ordinals, counts, nameCounts } = block;
    for (let at = 0; at < size; at++) {
      const count = counts[at]!;
      visit({
        ordinal: ordinals[at]!,
        inName: count & 1 ? nameCounts[at]! : 0,
        inText: count >>> 1,
        positions: block.locatePositions(at, at + 1),
        adjacentClasses: block.locateAdjacentClasses(at, at + 1),
      });
    }
  });
}
