import type { SourceAttribution } from "../../../contract/schemas/citations/network.ts";

/** Whom the network's data comes from; its licence asks for it to be shown with the data. */
export function Attribution({ source }: { readonly source: SourceAttribution }) {
  return (
    <p class="attribution">
      Data: {source.url ? <a href={source.url}>{source.provider}</a> : source.provider}
      {source.license ? ` · ${source.license}` : ""}. {source.notice}
    </p>
  );
}
