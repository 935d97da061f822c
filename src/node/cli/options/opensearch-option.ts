import { Option } from "commander";

/** Creates `--opensearch URL`. HEADNOTE_OPENSEARCH_URL is its environment variable, so that no password is in a command line. */
export function createOpenSearchOption(): Option {
  return new Option("--opensearch <url>", "address of the search cluster, with user and password if it needs them").env(
    "HEADNOTE_OPENSEARCH_URL",
  );
}
