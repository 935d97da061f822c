/** The text of a brief: of a text file as it is, of HTML and DOCX paragraph by paragraph, footnotes at the end. */
export async function readDocumentText(file: File): Promise<string> {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension === "docx") return extractHtmlText(await convertDocxToHtml(file));
  const text = await file.text();
  return extension === "html" || extension === "htm" || extension === "xhtml" ? extractHtmlText(text) : text;
}

/** What reads DOCX is as large as the rest of the app: it is loaded when one comes. */
async function convertDocxToHtml(file: File): Promise<string> {
  const { default: mammoth } = await import("mammoth/mammoth.browser.min.js");
  return (await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() })).value;
}

const BLOCK_SELECTOR =
  "address,article,blockquote,dd,div,dt,figcaption,footer,h1,h2,h3,h4,h5,h6,header,li,p,pre,section,td,th,tr";
const SKIPPED_SELECTOR = "script,style,template,noscript,head";

/** A document that is parsed so runs no script and loads nothing. */
function extractHtmlText(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const unread of page.querySelectorAll(SKIPPED_SELECTOR)) unread.remove();
  for (const line of page.querySelectorAll("br")) line.replaceWith("\n");
  for (const block of page.querySelectorAll(BLOCK_SELECTOR)) block.append("\n\n");
  return (page.body.textContent ?? "")
    .replace(/[ \t\u00a0]{1,1000}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
