/** Columns that an import reads of CourtListener's table of clusters. */
export const CLUSTER_COLUMNS = [
  "id",
  "judges",
  "date_filed",
  "date_filed_is_approximate",
  "case_name_short",
  "case_name",
  "case_name_full",
  "docket_id",
];

/** Columns that it reads of the table of opinions, but for the cluster's id. */
export const OPINION_COLUMNS = [
  "id",
  "type",
  "author_str",
  "per_curiam",
  "xml_harvard",
  "html_columbia",
  "html_lawbox",
  "html_anon_2020",
  "html_with_citations",
  "html",
  "plain_text",
];
