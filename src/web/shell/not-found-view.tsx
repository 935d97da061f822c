import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { EmptyNotice } from "../common/notices.tsx";

/** The view for an unknown address. */
export function NotFoundView() {
  useDocumentTitle("Page not found");
  return (
    <>
      <h1 class="visually-hidden">Page not found</h1>
      <EmptyNotice title="This page does not exist">
        <p>
          <a href="/">Search cases</a>
        </p>
      </EmptyNotice>
    </>
  );
}
