import { useEngineQuery } from "../common/hooks/use-engine-query.ts";

/** What stands below every page: whose texts these are, and what this is not. */
export function Footer() {
  const { value } = useEngineQuery("manifest", (engine) => engine.corpus.manifest());
  const providers = [...new Set(value?.data.builtFrom.map(({ provider, license }) => `${provider} (${license})`))];
  return (
    <footer class="bottom">
      <p>
        {value ? (
          <>
            Corpus <b>{value.data.name}</b> from {providers.join(", ")}.{" "}
          </>
        ) : null}
        Everything runs on this device; nothing you type leaves it. Not legal advice.
      </p>
      <p>
        <a href="/research/corpora">Corpora and attribution</a> <a href="/research/credits">Credits</a>
      </p>
    </footer>
  );
}
