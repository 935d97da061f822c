/** Finds values that were added more than once. */
export interface DuplicateFinder {
  /** Adds a value by its hash, and what it belongs to. */
  add(hash: number, owner: number): void;
  /** Returns the owners of each value that has several, in order of their first owner. */
  listGroups(): Iterable<readonly number[]>;
}

const FIRST_CAPACITY = 1024;

/** Creates a finder. It takes 20 bytes per value, sorting included, so that ten million cases fit into memory. */
export function createDuplicateFinder(): DuplicateFinder {
  let hashes = new Float64Array(FIRST_CAPACITY);
  let owners = new Float64Array(FIRST_CAPACITY);
  let count = 0;
  return {
    add(hash, owner) {
      if (count === hashes.length) {
        hashes = grow(hashes);
        owners = grow(owners);
      }
      hashes[count] = hash;
      owners[count] = owner;
      count++;
    },
    listGroups() {
      const order = Uint32Array.from({ length: count }, (_, i) => i);
      order.sort((a, b) => hashes[a]! - hashes[b]! || owners[a]! - owners[b]!);
      const groups: number[][] = [];
      for (let start = 0; start < count; ) {
        let end = start + 1;
        while (end < count && hashes[order[end]!] === hashes[order[start]!]) end++;
        if (end - start > 1) {
          const group = [...new Set(Array.from(order.subarray(start, end), (i) => owners[i]!))];
          if (group.length > 1) groups.push(group);
        }
        start = end;
      }
      return groups.sort((a, b) => a[0]! - b[0]!);
    },
  };
}

function grow(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}
