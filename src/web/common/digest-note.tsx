import { useManifest } from "./hooks/use-corpus-info.ts";

const STARTER_FORMAT = "headnote-starter";

/** States that the texts of the starter corpus are digests; renders nothing for a corpus of official texts. */
export function DigestNote() {
  const { value } = useManifest();
  if (!value?.data.builtFrom.every(({ format }) => format === STARTER_FORMAT)) return null;
  return (
    <p class="digest">
      <b>Digest.</b> The texts of this corpus are digests that were written for it, not the official texts. Read the
      official text before you rely on it.
    </p>
  );
}
