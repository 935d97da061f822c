import { useState } from "preact/hooks";
import type { SearchInput } from "../../contract/schemas/research/search.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { getEngine } from "../engine/engine.ts";

const MAX_NAME_CHARS = 200;

/** A form that saves a search with its current result, so that later changes can be reported. */
export function SaveSearchForm({ request }: { readonly request: SearchInput }) {
  const { query, filters } = request;
  const [name, setName] = useState(query.slice(0, MAX_NAME_CHARS));
  const [saved, setSaved] = useState<string | null>(null);
  const { error, run } = useRequest();

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    await run(async () => {
      const [{ research }, { openSavedQueries }] = await Promise.all([
        getEngine(),
        import("../../browser/storage/saved-queries.ts"),
      ]);
      const at = new Date().toISOString();
      const { data } = await research.newSince({ saved: { name: name.trim(), query, filters }, at, pageSize: 1 });
      await (await openSavedQueries()).add(data.saved);
      setSaved(data.saved.name);
    });
  }

  return (
    <details class="menu">
      <summary>Save this search</summary>
      <form onSubmit={(event) => void save(event)}>
        <label>
          Name
          <input
            required
            maxLength={MAX_NAME_CHARS}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit">Save</button>
        {saved === null ? null : (
          <p role="status">
            Saved. <a href="/research/saved">Saved searches</a> shows new cases.
          </p>
        )}
        {error ? <ErrorNotice error={error} /> : null}
      </form>
    </details>
  );
}
