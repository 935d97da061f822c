import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { interpretQuestion } from "../../src/ask/interpret/interpret-question.ts";
import { answerOf } from "../../src/contract/answer-of.ts";
import { AskRequestSchema } from "../../src/contract/schemas/ask.ts";
import { createFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";
import { openCorpus } from "../../src/store/corpus.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

async function ask(question: string) {
  return (await answerOf(engine.ask({ question }))).data;
}

const CASES = [
  "Marbury v. Madison",
  "Terry v. Ohio",
  "Lawrence v. Texas",
  "Gobind v. State of Madhya Pradesh",
  "Anoop Baranwal v. Union of India",
];

/** Questions that ask for nothing of a case but what it decided. */
const DECISION_QUESTIONS = [
  "What does # stand for?",
  "rule laid down in #",
  "significance of #",
  "key takeaways from #",
  "what was the issue in #",
  "who won #",
  "the gist of # in simple terms",
  "for what proposition is # cited",
];

describe("a question about a case that it names", () => {
  it.each(DECISION_QUESTIONS)("is answered from that case: %s", async (form) => {
    for (const name of CASES) {
      const { answer, sources } = await ask(form.replace("#", name));
      expect(answer, name).not.toMatch(/^This corpus does not/);
      expect(sources[0], name).toMatchObject({ caseName: name });
    }
  });

  it.each(CASES)("is answered from that case if it consists of its name, and of a year: %s", async (name) => {
    for (const question of [name, `${name} 1950`, `ratio of ${name}`, `${name} case summary`]) {
      const { answer, sources } = await ask(question);
      expect(answer, question).not.toMatch(/^This corpus does not/);
      expect(sources[0], question).toMatchObject({ caseName: name });
    }
  });

  it.each(["Does Gideon v. Wainwright apply to misdemeanors?", "impact of Gideon v. Wainwright on vending machines"])(
    "has that case first, whatever else it contains: %s",
    async (question) => {
      const { sources } = await ask(question);
      expect(sources[0]).toMatchObject({ caseName: "Gideon v. Wainwright" });
    },
  );

  it.each([
    "What year was Marbury v. Madison decided?",
    "what is the citation of Marbury v. Madison",
    "which court decided Marbury v. Madison",
  ])("says what the record of the case says: %s", async (question) => {
    const { answer } = await ask(question);
    expect(answer).toMatch(
      /^Marbury v\. Madison, 5 U\.S\. 137, was decided by the Supreme Court of the United States on 1803-02-24\. It is also reported at /,
    );
  });

  it.each([
    [
      "which cases cite Miranda v. Arizona",
      /^3 decisions in this corpus cite Miranda v\. Arizona: Montejo v\. Louisiana, /,
    ],
    [
      "how often has Roe v. Wade been cited",
      /^6 decisions in this corpus cite Roe v\. Wade, the latest being Dobbs v\. /,
    ],
    [
      "cases citing Terry v. Ohio",
      /^1 decision in this corpus cites Terry v\. Ohio: Chimel v\. California, 395 U\.S\. 752\./,
    ],
    ["which cases distinguish Terry v. Ohio", /^No decision in this corpus distinguishes Terry v\. Ohio\./],
    [
      "which decisions does Lawrence v. Texas rely on",
      /^Lawrence v\. Texas follows or relies on 3 decisions of this corpus: /,
    ],
  ])("lists its citations: %s", async (question, opening) => {
    expect((await ask(question)).answer).toMatch(opening);
  });

  it("tells the facts where it asks for them", async () => {
    const { answer } = await ask("facts of Terry v. Ohio");
    expect(answer.slice(0, answer.indexOf("[1]"))).toContain("detective");
  });

  it.each([
    "what principle was established in Donoghue v Stevenson",
    "did harris v forklift require psychological injury",
    "Does Conley v. Gibson still govern pleading?",
    "principle in Rylands v Fletcher",
    // The corpus has other cases of a Singh and the State of Punjab.
    "what is the citation of Sanjeev Singh v. State of Punjab",
  ])("is refused if the corpus has no such case: %s", async (question) => {
    const { answer } = await ask(question);
    expect(answer).toMatch(/^This corpus does not hold an answer/);
    expect(answer).toMatch(/Looked for (?:Donoghue|harris|Conley|Rylands|Sanjeev Singh) v/);
  });

  it.each([
    ["who wrote Lawrence v. Texas", /^The opinion of the court in Lawrence v\. Texas is by Kennedy\. /],
    ["author of the opinion in Palsgraf v. Long Island Railroad Co.", /Palsgraf v\. Long Island Railroad Co\. is by /],
    ["how many judges decided Gobind v. State of Madhya Pradesh", / names \d judges?: .*Mathew/],
    ["docket number of Miranda v. Arizona", /^The docket number of Miranda v\. Arizona is No\. 759\. /],
    ["who dissented in Griswold v. Connecticut", /^Justices Black and Stewart dissented\. \[1\]/],
    ["was the decision in Miranda v. Arizona unanimous", /^By five votes to four /],
    [
      "what was argued in Miranda v. Arizona",
      /^What was argued is not recorded in what is here of Miranda v\. Arizona\. /,
    ],
    ["what did the petitioner argue in Maneka Gandhi v. Union of India", /^[^.]+\. She complained that /],
  ])("says who decided it and what was said before it: %s", async (question, opening) => {
    expect((await ask(question)).answer).toMatch(opening);
  });

  it.each(["Rowe v Wade", "what was held in Roee v. Wade"])(
    "asks which case is meant if no case has that name: %s",
    async (question) => {
      const { answer, sources } = await ask(question);
      expect(answer).toMatch(
        /^This corpus does not hold an answer to that question\. Did you mean Roe v\. Wade, 410 U\.S\. 113\?/,
      );
      expect(sources[0]).toMatchObject({ caseName: "Roe v. Wade" });
    },
  );

  it("says whether the case still binds", async () => {
    const { answer } = await ask("Does Suresh Kumar Koushal v Naz still bind?");
    expect(answer).toContain("was overruled by Navtej Singh Johar v. Union of India");
  });
});

describe("a question about a provision that it names", () => {
  it.each([
    ["what does section 138 of the Negotiable Instruments Act say", "138"],
    ["meaning of section 3 of the Real Estate (Regulation and Development) Act, 2016", "3"],
    ["meaning of section 20 of the Arbitration Act, 1940", "20"],
    ["what does section 22 of the Bharatiya Sakshya Adhiniyam say", "22"],
  ])("is answered under the law of the country that has it: %s", async (question, section) => {
    const { answer } = await ask(question);
    expect(answer).toMatch(/^This is answered under the law of India\./);
    expect(answer).toContain(`Source 1: section ${section}, The `);
  });

  it("begins with its rule, not with an amendment or a proviso", async () => {
    const { answer } = await ask("What does section 1983 let me sue a state official for?");
    expect(answer).toMatch(/^A person who, acting under color of State /);
  });
});

describe("a question about a section that it names by number alone", () => {
  it.each([
    ["section 302 murder punishment", "Section 302, The Indian Penal Code, 1860"],
    ["section 138 cheque bounce", "Section 138, The Negotiable Instruments Act, 1881"],
    ["section 41 arrest", "Section 41, The Code of Criminal Procedure, 1973"],
    ["duration under section 302", "17 U.S.C. § 302"],
  ])("is answered from the section that its other words fit: %s", async (question, citation) => {
    const { sources } = await ask(question);
    expect(sources[0]).toMatchObject({ citation });
  });

  it("names the section of the other country if it contains nothing else", async () => {
    const { answer } = await ask("section 302");
    expect(answer).toMatch(/^If another law is meant, .* section 302, The Indian Penal Code, 1860\./);
  });

  it.each([
    [
      "meaning of consumer under the Consumer Protection Act",
      /^This is answered under the law of India\. A consumer is /,
    ],
    ["fair use under the Copyright Act", /^Fair use of a copyrighted work/],
  ])("is of the country whose Act it names, unless the other law fits it better: %s", async (question, opening) => {
    expect((await ask(question)).answer).toMatch(opening);
  });
});

describe("a question about an amendment that it names", () => {
  it.each([
    ["14th amendment", "U.S. Const. amend. XIV, § 1"],
    ["What does the First Amendment protect?", "U.S. Const. amend. I"],
    ["what rights does the sixth amendment give", "U.S. Const. amend. VI"],
    ["explain the 4th Amdt", "U.S. Const. amend. IV"],
  ])("begins with its words if nothing else is asked: %s", async (question, citation) => {
    expect((await ask(question)).sources[0]!.citation).toBe(citation);
  });

  it("begins with the case that decides if something else is", async () => {
    const { sources } = await ask("does the fourteenth amendment let a state ban interracial marriage");
    expect(sources[0]!.caseName).toBe("Loving v. Virginia");
  });
});

describe("a question that compares", () => {
  it.each([
    ["compare Roe v. Wade and Dobbs", ["Roe v. Wade", "Dobbs v. Jackson Women's Health Organization"]],
    ["how is Terry v. Ohio different from Katz v. United States", ["Terry v. Ohio", "Katz v. United States"]],
    ["difference between larceny and robbery", ["N.Y. Penal Law § 155.05", "Cal. Penal Code § 211"]],
    ["difference between Rule 12 and Rule 56", ["Fed. R. Civ. P. 12", "Fed. R. Civ. P. 56"]],
  ])("quotes both: %s", async (question, names) => {
    const { answer, sources } = await ask(question);
    expect(
      sources.slice(0, 2).map(({ clusterId, caseName, citation }) => (clusterId === undefined ? citation : caseName)),
    ).toEqual(names);
    expect(answer).toContain("[1]");
    expect(answer).toContain("[2]");
  });
});

describe("a question that asks what a term means", () => {
  it.each([
    ["define hearsay", /^Hearsay is a statement /],
    ["what is contempt of court", /^This is answered under the law of India\. C\w+ contempt is /],
    ["what is money-laundering under PMLA", /Source 1: section 3, The Prevention of Money-laundering Act/],
    ["define aggrieved person under the Domestic Violence Act", /\. An aggrieved person is a woman who /],
    ["meaning of State under Article 12", /is State under article 12/],
    ["what is anticipatory bail", /Source 1: section (?:438|482), /],
  ])("begins with the sentence or the provision that says so: %s", async (question, answer) => {
    expect((await ask(question)).answer).toMatch(answer);
  });

  it("is not answered by a source that uses it", async () => {
    expect((await ask("what is obscenity")).answer).toMatch(/^This corpus does not /);
  });

  it("is answered by a section that says what is one", async () => {
    expect((await ask("what is a contract")).answer).toMatch(/India\. Agreements are contracts if /);
  });
});

describe("a subject whose leading authority is a section of an Indian Act", () => {
  it("leads to that section", async () => {
    const corpus = createFileCorpus(await openCorpus(openStarterCorpus()));
    const request = v.parse(AskRequestSchema, { question: "delayed possession of flat", countryCode: "IN" });
    const { leads } = await interpretQuestion(corpus, request);
    const sections = leads.map(({ source }) => ("section" in source ? source.section.number : null));
    expect(sections).toEqual(["18"]);
  });
});

describe("a question about a provision that it names", () => {
  it.each([
    ["What does # require?", "Fed. R. Civ. P. 56", "Summary Judgment"],
    ["What conduct does # prohibit?", "42 U.S.C. § 1983", "Civil action for deprivation of rights"],
    [
      "What does # cover?",
      "Section 138 of the Negotiable Instruments Act",
      "Dishonour of cheque for insufficiency, etc., of funds in the account",
    ],
    ["section # text", "23 Contract Act", "What considerations and objects are lawful, and what not"],
  ])("is answered from it if it asks what it says: %s of %s", async (form, provision, heading) => {
    const { answer, sources } = await ask(form.replace("#", provision));
    expect(answer).not.toMatch(/^This corpus does not/);
    expect(sources[0]).toMatchObject({ caseName: heading });
  });
});
