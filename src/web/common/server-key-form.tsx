import { useState } from "preact/hooks";
import { storeServerKey } from "../engine/server-key.ts";

/** Asks for the key of the server, which `headnote serve` prints, and loads the page again with it. */
export function ServerKeyForm({ isPage }: { readonly isPage: boolean }) {
  const [key, setKey] = useState("");
  const Heading = isPage ? "h1" : "h2";
  return (
    <form
      class="notice key-form"
      onSubmit={(event) => {
        event.preventDefault();
        storeServerKey(key.trim());
        location.reload();
      }}
    >
      <Heading>This server needs its key</Heading>
      <p>
        Open the address that <code>headnote serve</code> printed, or enter the key that it printed. It is kept in this
        tab until you close it.
      </p>
      <label>
        Key
        <input type="password" autocomplete="off" value={key} onInput={(event) => setKey(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={key.trim() === ""}>
        Continue
      </button>
    </form>
  );
}
