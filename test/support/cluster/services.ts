/** Address of an OpenSearch cluster for tests, which may delete its indices; undefined if there is none. */
export const OPENSEARCH_URL = process.env.HEADNOTE_OPENSEARCH;
/** Address of a PostgreSQL database for tests, which may delete its tables; undefined if there is none. */
export const POSTGRES_URL = process.env.HEADNOTE_POSTGRES;

/** Part of the title of tests that are skipped without OpenSearch. */
export const NEEDS_OPENSEARCH = OPENSEARCH_URL ? "" : ' (skipped: start it with eval "$(scripts/opensearch.sh start)")';
/** Part of the title of tests that are skipped without PostgreSQL. */
export const NEEDS_POSTGRES = POSTGRES_URL ? "" : ' (skipped: start it with eval "$(scripts/postgres.sh start)")';
