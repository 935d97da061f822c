import { useLocation, withQuery } from "./location.ts";

/** Links to the previous and next page of a list, and the number of the current one. */
export function Pager({ page, pages }: { readonly page: number; readonly pages: number }) {
  const location = useLocation();
  if (pages <= 1) return null;
  const buildPageAddress = (number: number) => withQuery(location, { page: number === 1 ? "" : number });
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 ? (
        <a href={buildPageAddress(page - 1)} rel="prev">
          Previous
        </a>
      ) : (
        <span />
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a href={buildPageAddress(page + 1)} rel="next">
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
