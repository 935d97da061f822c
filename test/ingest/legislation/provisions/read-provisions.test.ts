import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElementRole, Grammar } from "../../../../src/ingest/legislation/provisions/grammar.ts";
import type { ProvisionReading } from "../../../../src/ingest/legislation/provisions/provision-reading.ts";
import { readProvisions } from "../../../../src/ingest/legislation/provisions/read-provisions.ts";
import { assertProperty } from "../../../support/assert-property.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";
import { createMemorySource } from "../../../support/ingest/memory-source.ts";

const ROLES: Readonly<Record<string, ElementRole>> = {
  title: "unit",
  chapter: "unit",
  section: "provision",
  num: "number",
  heading: "heading",
  level: "level",
  p: "block",
  credit: "history",
  notes: "notes",
  quoted: "quoted",
  footnote: "footnote",
  call: "call",
  sup: "superscript",
  table: "table",
  tr: "row",
  td: "cell",
  br: "line-break",
  toc: "skipped",
  date: "field",
};
const GRAMMAR: Grammar = {
  attributes: new Set(["value", "kind"]),
  classifyElement: (name) => ROLES[name] ?? "inline",
  findLeadText: (_, { kind = "" }) => (kind === "" ? "" : `${kind}: `),
};

async function readings(xml: string | Uint8Array, chunkSize?: number): Promise<ProvisionReading[]> {
  for await (const entry of createMemorySource({ "a.xml": xml }).entries()) {
    if (chunkSize === undefined) return collectItems(readProvisions(entry, GRAMMAR));
    const bytes = new Uint8Array(await new Response(entry.open()).arrayBuffer());
    const open = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += chunkSize) controller.enqueue(bytes.slice(at, at + chunkSize));
          controller.close();
        },
      });
    return collectItems(readProvisions({ ...entry, open }, GRAMMAR));
  }
  return [];
}

/** Readings in short: what tests of texts look at. */
function short(reading: ProvisionReading) {
  if (reading.kind === "broken") return `broken: ${reading.record}: ${reading.reason}`;
  const draft = reading.kind === "provision" ? reading.provision : reading.unit;
  return {
    kind: reading.kind,
    number: draft.number,
    heading: draft.heading,
    text: draft.text.text(),
    ...(draft.history.isEmpty() ? {} : { history: draft.history.text() }),
    ...(draft.notes.isEmpty() ? {} : { notes: draft.notes.text() }),
    ...(draft.malformed ? { malformed: true } : {}),
  };
}

async function sectionText(inside: string): Promise<string> {
  const found = (await readings(`<section><num>1</num>${inside}</section>`)).at(0);
  return found?.kind === "provision" ? found.provision.text.text() : "none";
}

describe("readProvisions", () => {
  it("reads sections with the units around them, and each unit after its sections", async () => {
    const read = await readings(
      `<title><num value="9">Title 9</num><heading>ON KITES</heading>
        <chapter><num value="1">Chapter 1—</num><heading>General</heading>
          <section kind="x"><num value="101">§ 101.</num><heading> Scope</heading><p>Kites.</p></section>
          <notes><p>Of the chapter.</p></notes>
        </chapter></title>`,
    );
    expect(read.map(short)).toEqual([
      { kind: "provision", number: "§ 101.", heading: "Scope", text: "Kites." },
      { kind: "unit", number: "Chapter 1—", heading: "General", text: "", notes: "Of the chapter." },
      { kind: "unit", number: "Title 9", heading: "ON KITES", text: "" },
    ]);
    const [section] = read;
    expect(section?.kind === "provision" && section.ancestors.map(({ numberValue }) => numberValue)).toEqual([
      "9",
      "1",
    ]);
    expect(section?.kind === "provision" && section.provision.numberValue).toBe("101");
    expect(read.map((reading) => (reading.kind === "unit" ? reading.unit.provisions : null))).toEqual([null, 1, 1]);
  });

  it.each([
    ["a designation and its text", "<level><num>(a)</num><p> One.</p></level>", "(a) One."],
    ["a heading that runs on", "<level><num>(a)</num><heading>Two.—</heading> <p> The.</p></level>", "(a) Two.—The."],
    [
      "designations one in another",
      "<level><num>(a)</num> <level><num>(1)</num><p>One.</p></level></level>",
      "(a)(1) One.",
    ],
    [
      "levels below a heading",
      "<level><num>(a)</num><heading>Head.</heading><level><num>(1)</num><p>One.</p></level></level>",
      "(a) Head.\n\n(1) One.",
    ],
    ["text behind a level", "<level><num>(a)</num><p>One;</p></level>and so on", "(a) One;\n\nand so on"],
    ["a second paragraph of a level", "<level><num>(a)</num><p>One.</p><p>Two.</p></level>", "(a) One.\n\nTwo."],
    ["white space of every kind", "<p>A\u202F\u2009  kite\n\tis</p>", "A kite is"],
    ["a line break", "<p>A<br/>kite</p>", "A kite"],
    ["entities", "<p>A &amp; B &lt;c&gt; &#167; 1 &#x2014;</p>", "A & B <c> § 1 —"],
    ["character data", "<p><![CDATA[A < B]]></p>", "A < B"],
    ["comments and instructions", "<p>A <!-- not --> kite<?page 3?>s</p>", "A kites"],
    ["what is skipped", "<toc><p>Contents</p></toc><p>A.</p>", "A."],
    ["a table", "<table><tr><td>A</td><td>1 <p>x</p></td></tr><tr><td>B</td></tr></table>", "A | 1 x\nB"],
    ["a table's foot", "<table><tfoot><tr><td>* Note.</td></tr></tfoot><tr><td>A*</td></tr></table>", "A*\n* Note."],
    [
      "a footnote where it is called",
      "<p>Kites <call>1</call><footnote><num>1</num> So in original.</footnote>fly.</p><p>End.</p>",
      "Kites fly.\n\nEnd.\n\n[1] So in original.",
    ],
    ["a number that proves to be a call", "<p>Kites<sup>2</sup><call/> fly.</p>", "Kites fly."],
    ["a number that is none", "<p>10<sup>6</sup> kites.</p>", "106 kites."],
    ["numbers side by side", "<p>x<sup>1</sup><sup>2</sup><call/> y</p>", "x1 y"],
    [
      "a section that is quoted",
      "<p>as follows: <quoted><section><num>9</num><heading>Other</heading><p>Law.</p></section></quoted></p>",
      "as follows:\n\n9 Other Law.",
    ],
  ])("lays out %s", async (_, inside, text) => {
    expect(await sectionText(inside)).toBe(text);
  });

  it("keeps history and notes apart, and quoted sections in the notes", async () => {
    const read = await readings(
      `<section><num>1</num><p>Text.</p><credit>(Act 1, 1900.)</credit>
        <notes><heading>Amendments</heading><p kind="1901">Struck “old”.</p>
        <quoted><section><num>2</num><p>Quoted.</p></section></quoted></notes></section>`,
    );
    expect(read.map(short)).toEqual([
      {
        kind: "provision",
        number: "1",
        heading: "",
        text: "Text.",
        history: "(Act 1, 1900.)",
        notes: "Amendments\n\n1901: Struck “old”.\n\n2 Quoted.",
      },
    ]);
  });

  it("collects fields of the file and of a section", async () => {
    const [read] = await readings(
      "<doc><date>May 1</date><section><date>a</date><date>b</date><p>T.</p></section></doc>",
    );
    expect(read?.kind === "provision" && read.document.fields).toEqual({ date: "May 1" });
    expect(read?.kind === "provision" && read.provision.fields).toEqual({ date: "a\nb" });
  });

  const WHOLE = `<title><num value="9">T—9</num><section><num>§ 1</num><p>Ä kite &amp; ä “string”.</p></section></title>`;
  it.each([1, 2, 3, 7])("reads the same in pieces of %i bytes", async (size) => {
    expect((await readings(WHOLE, size)).map(short)).toEqual((await readings(WHOLE)).map(short));
  });
});

describe("readProvisions on hostile files", () => {
  it("reads any heap of tags without failing, in pieces as in one", async () => {
    const names = [...Object.keys(ROLES), "b"];
    const piece = fc.oneof(
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom(...names).map((name) => `<${name} value="1"/>`),
      fc.constantFrom("kite ", " ", "§ 1", "&amp;", "&x;", "<!-- c -->", "<![CDATA[<]]>", "<", ">", '"', "—"),
    );
    await assertProperty(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), async (pieces, size) => {
        const xml = pieces.join("");
        const whole = (await readings(xml)).map(short);
        expect((await readings(xml, size)).map(short)).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it("refuses the section in which a file is cut off, and keeps those before", async () => {
    const read = await readings("<title><section><num>1</num><p>A.</p></section><section><num>2</num><p>B");
    expect(read.map(short)).toEqual([
      { kind: "provision", number: "1", heading: "", text: "A." },
      "broken: 2: the file is cut off within it",
    ]);
  });

  it("reports a file that is cut off between sections", async () => {
    const read = await readings("<title><num>T</num><section><num>1</num><p>A.</p></section>");
    expect(read.map(short).at(-1)).toBe("broken: T: the file is cut off within it");
  });

  it("ends a section at the next one if its end tag is missing", async () => {
    const read = await readings(
      "<title><section><num>1</num><p>A.</p><section><num>2</num><p>B.</p></section></title>",
    );
    expect(read.map(short)).toEqual([
      { kind: "provision", number: "1", heading: "", text: "A.", malformed: true },
      { kind: "provision", number: "2", heading: "", text: "B." },
      { kind: "unit", number: "", heading: "", text: "" },
    ]);
  });

  it("ignores end tags without a start tag", async () => {
    const read = await readings("<section><num>1</num><p>A <b>bold</p> word.</b></x></section>");
    expect(read.map(short)).toEqual([
      { kind: "provision", number: "1", heading: "", text: "A bold\n\nword.", malformed: true },
    ]);
  });

  it("does not expand declared entities", async () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const read = await readings(`${bomb}<section><num>1</num><p>x &b; y</p></section>`);
    expect(read.map(short)).toEqual([
      "broken: file: it declares entities of its own, which are not expanded",
      { kind: "provision", number: "1", heading: "", text: "x &b; y" },
    ]);
  });

  it("reads bytes that are not UTF-8 as U+FFFD", async () => {
    const bytes = new TextEncoder()
      .encode("<section><num>1</num><p>A # B</p></section>")
      .map((b) => (b === 35 ? 0xff : b));
    expect((await readings(bytes)).map(short)).toEqual([
      { kind: "provision", number: "1", heading: "", text: "A \uFFFD B" },
    ]);
  });

  it.each([
    ["10,000 levels", `<section><num>1</num>${"<level>".repeat(10_000)}deep${"</level>".repeat(10_000)}</section>`],
    ["10,000 levels without ends", `<section><num>1</num>${"<level>".repeat(10_000)}deep`],
    ["10,000 sections in one another", "<section>".repeat(10_000)],
    ["10,000 units in one another", "<title>".repeat(10_000)],
    ["100,000 stray end tags", `<section>${"</p>".repeat(100_000)}</section>`],
    ["a megabyte of open brackets", "<".repeat(1_000_000)],
    ["a megabyte of ampersands", `<section><p>${"&".repeat(1_000_000)}</p></section>`],
    ["a megabyte of digits", `<section><p>${"9".repeat(1_000_000)}</p></section>`],
    ["a megabyte of cells", `<section><table>${"<td>1".repeat(200_000)}`],
    ["a megabyte of superscripts", `<section><p>${"<sup>1</sup>".repeat(90_000)}</p></section>`],
    ["a heading without an end", `<section><heading>${"word ".repeat(200_000)}`],
  ])("stays fast on %s", { timeout: 5000 }, async (_, xml) => {
    const start = readCpuTime();
    await readings(xml);
    expect(readCpuTime() - start).toBeLessThan(3000);
  });

  it("refuses a section that is longer than any", async () => {
    const read = await readings(`<section><num>1</num>${`<p>${"word ".repeat(20_000)}</p>`.repeat(200)}</section>`);
    expect(read.map(short)).toEqual(["broken: 1: it is longer than any section of law"]);
  });

  it("stops at a comment that never ends", async () => {
    await expect(readings(`<section><!-- ${"x".repeat(9_000_000)}`)).rejects.toThrow(/never ends/);
  });
});
