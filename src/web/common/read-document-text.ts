/** Reads the text of a document: a text file unchanged, HTML and DOCX by paragraph with the footnotes at the end. */
export async function readDocumentText(file: File): Promise<string> {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension === "docx") return extractHtmlText(await convertDocxToHtml(file));
  const text = await file.text();
  return extension === "html" || extension === "htm" || extension === "xhtml" ? extractHtmlText(text) : text;
}

/** Loads mammoth on demand, because it is as large as the rest of the app. */
async function convertDocxToHtml(file: File): Promise<string> {
  const { default: mammoth } = await import("mammoth/mammoth.browser.min.js");
  return (await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() })).value;
}

const BLOCK_SELECTOR =
  "address,article,blockquote,dd,div,dt,figcaption,footer,h1,h2,h3,h4,h5,h6,header,li,p,pre,section,td,th,tr";
const SKIPPED_SELECTOR = "script,style,template,noscript,head";

/** Extracts text. A document from DOMParser runs no scripts and loads no resources. */
function extractHtmlText(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const skipped of page.querySelectorAll(SKIPPED_SELECTOR)) skipped.remove();
  for (const line of page.querySelectorAll("br")) line.replaceWith("\n");
  for (const block of page.querySelectorAll(BLOCK_SELECTOR)) block.append("\n\n");
  return (page.body.textContent ?? "")
    .replace(/[ \t\u00a0]{1,1000}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
