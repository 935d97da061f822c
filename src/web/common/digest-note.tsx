import { useEngineQuery } from "./hooks/use-engine-query.ts";

const STARTER_FORMAT = "headnote-starter";

/** Says of the texts of the starter corpus what they are; nothing over a corpus of official texts. */
export function DigestNote() {
  const { value } = useEngineQuery("manifest", (engine) => engine.corpus.manifest());
  if (!value?.data.builtFrom.every(({ format }) => format === STARTER_FORMAT)) return null;
  return (
    <p class="digest">
      <b>Digest.</b> The texts of this corpus were written for it in its own words. They are not the official ones: look
      those up before relying on them.
    </p>
  );
}
