import { useManifest } from "../common/hooks/use-corpus-info.ts";
import { useOpenSet } from "../engine/engine.ts";

/** Footer of every page: the sources of the open corpus, and a disclaimer. */
export function Footer() {
  const { value } = useManifest();
  const place = useOpenSet()?.place;
  const providers = [...new Set(value?.data.builtFrom.map(({ provider, license }) => `${provider} (${license})`))];
  return (
    <footer class="bottom">
      <p>
        {value ? (
          <>
            Corpus <b>{value.data.name}</b> from {providers.join(", ")}.{" "}
          </>
        ) : null}
        {place === "server"
          ? "What you type goes to the server of this page, and nowhere else."
          : "Everything runs on this device; nothing you type leaves it."}{" "}
        Not legal advice.
      </p>
      <p>
        <a href="/research/corpora">Corpora and attribution</a> <a href="/research/credits">Credits</a>
      </p>
    </footer>
  );
}
