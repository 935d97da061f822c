import { STATES } from "../../../law/state.ts";

/**
 * Words that citations abbreviate in the names of parties: word|abbreviation. The plural of a row is the word with `s`,
 * and its abbreviation with `s`, unless it has a row of its own. Facts of Bluebook tables T6 and T10 (21st ed. 2020),
 * which the Indigo Book (T11, T12) repeats.
 */
const WORD_ABBREVIATIONS = `
Academic|Acad.
Academy|Acad.
Administration|Admin.
Administrative|Admin.
Administrator|Adm'r
Advertising|Advert.
Advocate|Advoc.
Advocates|Advocs.
Agricultural|Agric.
Agriculture|Agric.
Alliance|All.
America|Am.
American|Am.
and|&
Associate|Assoc.
Association|Ass'n
Atlantic|Atl.
Attorney|Att'y
Authority|Auth.
Automobile|Auto.
Avenue|Ave.
Bankruptcy|Bankr.
Board|Bd.
Broadcasting|Broad.
Brotherhood|Bhd.
Brothers|Bros.
Building|Bldg.
Bureau|Bureau
Business|Bus.
Casualty|Cas.
Center|Ctr.
Centre|Ctr.
Central|Cent.
Chemical|Chem.
Citizen|Citizen
City|City
Civil|Civ.
Coalition|Coal.
College|Coll.
Commercial|Com.
Commission|Comm'n
Commissioner|Comm'r
Committee|Comm.
Communication|Commc'n
Community|Cmty.
Company|Co.
Companies|Cos.
Compensation|Comp.
Computer|Comput.
Condominium|Condo.
Conference|Conf.
Congress|Cong.
Congressional|Cong.
Consolidated|Consol.
Constitution|Const.
Constitutional|Const.
Construction|Constr.
Consumer|Consumer
Continental|Cont'l
Cooperative|Coop.
Corporation|Corp.
Correction|Corr.
Correctional|Corr.
County|Cnty.
Counties|Cntys.
Court|Ct.
Criminal|Crim.
Defender|Def.
Defense|Def.
Department|Dep't
Detention|Det.
Developer|Dev.
Development|Dev.
Director|Dir.
Distributing|Distrib.
Distributor|Distrib.
District|Dist.
Division|Div.
Doctor|Dr.
East|E.
Eastern|E.
Economic|Econ.
Economics|Econ.
Education|Educ.
Educational|Educ.
Electric|Elec.
Electrical|Elec.
Electricity|Elec.
Electronic|Elec.
Employee|Emp.
Employer|Emp.
Employment|Emp.
Enforcement|Enf't
Engineer|Eng'r
Engineering|Eng'g
Enterprise|Enter.
Entertainment|Ent.
Environment|Env't
Environmental|Env't
Equality|Equal.
Equipment|Equip.
Examiner|Exam'r
Exchange|Exch.
Executive|Exec.
Executor|Ex'r
Export|Exp.
Exporter|Exp.
Federal|Fed.
Federation|Fed'n
Fidelity|Fid.
Finance|Fin.
Financial|Fin.
Financing|Fin.
Foundation|Found.
General|Gen.
Global|Glob.
Government|Gov't
Group|Grp.
Guaranty|Guar.
Guarantee|Guar.
Hospital|Hosp.
Housing|Hous.
Immigration|Immigr.
Import|Imp.
Importer|Imp.
Incorporated|Inc.
Indemnity|Indem.
Independence|Indep.
Independent|Indep.
Industrial|Indus.
Industry|Indus.
Industries|Indus.
Information|Info.
Institute|Inst.
Institution|Inst.
Insurance|Ins.
Intellectual|Intell.
International|Int'l
Investment|Inv.
Investor|Inv.
Journal|J.
Laboratory|Lab'y
Laboratories|Lab'ys
Labor|Lab.
Legal|Legal
Liability|Liab.
Limited|Ltd.
Litigation|Litig.
Local|Loc.
Machine|Mach.
Machinery|Mach.
Maintenance|Maint.
Management|Mgmt.
Manufacturer|Mfr.
Manufacturing|Mfg.
Maritime|Mar.
Market|Mkt.
Marketing|Mktg.
Matrimonial|Matrim.
Mechanical|Mech.
Medical|Med.
Medicine|Med.
Memorial|Mem'l
Merchandise|Merch.
Merchandising|Merch.
Metropolitan|Metro.
Mortgage|Mortg.
Municipal|Mun.
Municipality|Mun.
Mutual|Mut.
National|Nat'l
North|N.
Northern|N.
Northeast|Ne.
Northeastern|Ne.
Northwest|Nw.
Northwestern|Nw.
Number|No.
Organization|Org.
Pacific|Pac.
Partnership|P'ship
Patent|Pat.
Pharmaceutical|Pharm.
Pharmaceutics|Pharms.
Pharmaceuticals|Pharms.
Planning|Plan.
Police|Police
Preserve|Pres.
Preservation|Pres.
Probate|Prob.
Probation|Prob.
Product|Prod.
Production|Prod.
Professional|Pro.
Property|Prop.
Properties|Props.
Protection|Prot.
Protective|Prot.
Psychological|Psych.
Public|Pub.
Publication|Publ'n
Publishing|Publ'g
Railroad|R.R.
Railway|Ry.
Refining|Refin.
Regional|Reg'l
Rehabilitation|Rehab.
Reproduction|Reprod.
Reproductive|Reprod.
Resource|Res.
Restaurant|Rest.
Retirement|Ret.
Road|Rd.
Savings|Sav.
School|Sch.
Science|Sci.
Scientific|Sci.
Secretary|Sec'y
Security|Sec.
Securities|Sec.
Service|Serv.
Shareholder|S'holder
Social|Soc.
Society|Soc'y
Solicitor|Solic.
Solution|Sol.
South|S.
Southern|S.
Southeast|Se.
Southeastern|Se.
Southwest|Sw.
Southwestern|Sw.
Steamship|S.S.
Street|St.
Subcommittee|Subcomm.
Superior|Super.
Supreme|Sup.
Surety|Sur.
System|Sys.
Taxation|Tax'n
Teacher|Tchr.
Technical|Tech.
Technology|Tech.
Technological|Tech.
Telecommunication|Telecomm.
Telecommunications|Telecomms.
Telegraph|Tel.
Telephone|Tel.
Temporary|Temp.
Township|Twp.
Transcontinental|Transcon.
Transnational|Transnat'l
Transport|Transp.
Transportation|Transp.
Trustee|Tr.
Turnpike|Tpk.
Uniform|Unif.
University|Univ.
Urban|Urb.
Utility|Util.
Village|Vill.
West|W.
Western|W.
`;

/** Cities and territories that are shortened as states are; T10. */
const PLACE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  "Los Angeles": "L.A.",
  Philadelphia: "Phila.",
  Baltimore: "Balt.",
  "San Francisco": "S.F.",
  Chicago: "Chi.",
  "Puerto Rico": "P.R.",
};

let abbreviationByWord: ReadonlyMap<string, string> | undefined;

/** Shortens the words of a party. A party that is one place alone, or `United States`, stays as it is. */
export function applyAbbreviations(party: string): string {
  if (isPlace(party)) return party;
  abbreviationByWord ??= parseWordAbbreviations();
  let shortened = party;
  for (const { name, abbreviation } of STATES) shortened = abbreviatePlace(shortened, name, abbreviation);
  for (const [name, abbreviation] of Object.entries(PLACE_ABBREVIATIONS))
    shortened = abbreviatePlace(shortened, name, abbreviation);
  return shortened.replace(/[A-Za-z]+(?![A-Za-z'’.])/g, (word) => abbreviationByWord!.get(word) ?? word);
}

function isPlace(party: string): boolean {
  return party === "United States" || party in PLACE_ABBREVIATIONS || STATES.some(({ name }) => name === party);
}

/** Within a longer name only: `City of Los Angeles`, but not `New York Times`, where it is no place of law, either way. */
function abbreviatePlace(party: string, name: string, abbreviation: string): string {
  const at = party.indexOf(name);
  if (at === -1) return party;
  const before = at === 0 || party[at - 1] === " ";
  const after = at + name.length;
  const ends = after === party.length || " ,".includes(party[after]!);
  // `Virginia` within `West Virginia`.
  const longer =
    /(?:West|New|North|South) $/.test(party.slice(0, at)) && STATES.some((s) => s.name.endsWith(` ${name}`));
  return before && ends && !longer ? party.slice(0, at) + abbreviation + party.slice(after) : party;
}

function parseWordAbbreviations(): Map<string, string> {
  const rows = WORD_ABBREVIATIONS.trim()
    .split("\n")
    .map((row) => row.split("|") as [string, string]);
  const map = new Map(rows);
  for (const [word, abbreviation] of rows) {
    if (word === "and" || map.has(`${word}s`) || abbreviation === word) continue;
    map.set(`${word}s`, abbreviation.endsWith(".") ? `${abbreviation.slice(0, -1)}s.` : `${abbreviation}s`);
  }
  // Abbreviations that are compass points or plural already do not take an s.
  for (const [word, same] of [
    ["Securities", "Sec."],
    ["Industries", "Indus."],
    ["Sciences", "Scis."],
  ] as const) {
    map.set(word, same);
  }
  return map;
}
