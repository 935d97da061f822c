import type { SourceAttribution } from "../../../contract/schemas/citations/network.ts";
import { isWebAddress } from "../../../text/web-address.ts";

/** The attribution of the network's data, which its licence requires. */
export function Attribution({ source }: { readonly source: SourceAttribution }) {
  return (
    <p class="attribution">
      Data: {isWebAddress(source.url) ? <a href={source.url}>{source.provider}</a> : source.provider}
      {source.license ? ` · ${source.license}` : ""}. {source.notice}
    </p>
  );
}
