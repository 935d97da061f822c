import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { EmptyNotice } from "../common/notices.tsx";

/** Shown at an address that is none. */
export function NotFoundView() {
  useDocumentTitle("Nothing here");
  return (
    <>
      <h1 class="visually-hidden">Nothing here</h1>
      <EmptyNotice title="There is nothing at this address">
        <p>
          <a href="/">Search cases</a>
        </p>
      </EmptyNotice>
    </>
  );
}
