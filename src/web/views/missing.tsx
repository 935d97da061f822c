import { Empty } from "../parts/state.tsx";
import { useTitle } from "../parts/title.ts";

/** Shown at an address that is none. */
export function MissingView() {
  useTitle("Nothing here");
  return (
    <>
      <h1 class="visually-hidden">Nothing here</h1>
      <Empty title="There is nothing at this address">
        <p>
          <a href="/">Search cases</a>
        </p>
      </Empty>
    </>
  );
}
