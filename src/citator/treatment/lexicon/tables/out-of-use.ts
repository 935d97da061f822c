import type { SignalFamily } from "../signal-row.ts";

/** Words by which a case has passed out of use, or has no authority to begin with. */
export const OUT_OF_USE_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Passed out of use",
    examples: [
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, did not outlive the en banc decision.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, has no place in the modern law.",
      "{Ram v. Shyam, AIR 1950 Mad 4} stands denuded of its authority.",
      "{Ram v. Shyam, AIR 1950 Mad 4} is consigned to history.",
      "{Ram v. Shyam, AIR 1950 Mad 4} vanished with the coming into force of the Act.",
      "{Ram v. Shyam, (1996) 6 SCC 223} must yield to Om v. Dev, (1979) 4 SCC 40.",
      "We replace the test of {Adams v. Baker, 40 Or. 12 (1911)}, with an objective one.",
    ],
    rows: [
      {
        kind: "overruled",
        words:
          "(?:did|does|has|have|could|can) not (?:\\w+ )?outliv(?:e|ed)\\b|outlived (?:its|their|the|whatever)\\b|(?:has|have) had (?:its|their) day\\b|consigned to (?:history|oblivion|the (?:dustbin|scrap heap|past))\\b|(?:denuded|shorn|stripped|deprived|bereft|divested) of (?:all |any |its |their |every |whatever )*(?:\\w+ )?(?:status|authority|force|value|effect|vitality|efficacy|significance|foundation|basis)\\b|(?:can|could|does|do) no longer (?:bind|govern|control|guide)\\b|no longer (?:binds|governs|controls|guides|commands)\\b|(?:is|are) (?:not still|not now|no more|not any longer) (?:the |good |a )?(?:law|precedent|binding|authority)\\b|(?:has|have) been swept (?:away|aside)\\b|(?:has|have) (?:since |now )?(?:fallen|been laid to rest)\\b",
        reach: "before",
        negative: true,
        precedence: 1,
      },
      {
        kind: "superseded",
        words:
          "(?:vanish|disappear|perish|lapse|go|went|gone|die)(?:ed|d|es|s)? (?:\\w+ )?(?:with|upon|on|after) the (?:coming into force|commencement|enactment|passing|passage|repeal|amendment|insertion|substitution|introduction|abolition) of\\b|(?:overtaken|eclipsed|undone|neutrali[sz]ed|overcome|wiped out|nullified|obviated) by (?:the |an? )?(?:\\w+ ){0,3}?(?:amendment|act|legislation|statute|enactment|ordinance|events|code)\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?:has|have|had|finds?|can have) no place (?:in|under)\\b|belong(?:s|ed)? to (?:a|another|an? (?:earlier|older|bygone|different|vanished)) (?:time|era|age|day|generation|period|world)\\b|(?:a )?relic of\\b|(?:is|are) wrong for (?:ours|our|today|the present)\\b|(?:must be (?:regarded|considered|taken) as |is |are |has been |have been |was )(?:much |greatly |seriously |somewhat |badly |a good deal |considerably )?(?:shaken|weakened|impaired|undermined)\\b|product of (?:its|their|another) (?:time|age|era|day)s?\\b|of a piece with its times\\b|overtaken by (?:events|time|later|subsequent)\\b",
        reach: "before",
      },
      {
        kind: "declined",
        words: "(?:must|should|has to|have to|will|shall) yield(?= to\\b)",
        reach: "before",
        precedence: 1,
      },
      { kind: "abrogated", words: "replac(?:es|ed|e|ing)\\b", reach: "after", everyday: true, adjacent: true },
      {
        kind: "limited",
        words:
          "retreat(?:s|ed|ing)? from\\b|draw(?:s|ing)? back from\\b|resil(?:e|es|ed|ing) from\\b|pull(?:s|ed|ing)? back from\\b|step(?:s|ped|ping)? back from\\b",
        reach: "after",
        precedence: 1,
      },
    ],
  },
  {
    family: "No precedent",
    examples: [
      "{Adams v. Baker, 322 F. App’x 40 (2d Cir. 2009)}, carries no weight.",
      "No ratio can be culled out of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "{Ram v. Shyam, (1984) 3 SCC 90} is not a precedent for that proposition.",
      "{Adams v. Baker, 55 Cal. 2d 700 (1961)}, is not authority for that proposition.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was decided before the insertion of the proviso.",
      "{Ram v. Shyam, AIR 1946 Nag 77} has nothing to do with the point.",
    ],
    rows: [
      {
        kind: "limited",
        words:
          "carr(?:y|ies|ied) (?:no|little|scant) (?!less|more|fewer)(?:\\w+ )?(?:weight|authority|force|precedential)\\b|(?:is|are|was|were|be) (?:of|entitled to) (?:no|little|scant) (?:\\w+ )?(?:weight|authority|precedential value|force|value as)\\b|(?:create|make|set|constitute|lay)(?:s)? (?:down )?no (?:binding )?(?:precedent|law)\\b|(?:is|are|was|were) (?:not|no) (?:a |an )?(?:binding )?precedents? (?:for|on|in)\\b|(?:is|are|was|were) not (?:binding |an )?authorit(?:y|ies) (?:for|on)\\b|(?:has|have|had) no (?:binding |precedential )(?:force|value|effect|authority)\\b|(?:was|is) (?:an? )?(?:consent|unreasoned|non-speaking|unargued|ex parte) (?:order|decree|decision|judgment)\\b",
        reach: "before",
        negative: true,
        precedence: 1,
      },
      {
        kind: "limited",
        words:
          "no (?:binding )?(?:ratio|principle|rule|proposition|law) (?:of law )?(?:can|could|is to|may) be (?:\\w+ )?(?:culled|deduced|extracted|discerned|drawn|found|gathered|distilled) (?:out )?(?:of|from|in)\\b|(?:pay|pays|paid|give|gives|accord|accords|attach|attaches) (?:no|little|scant) (?:\\w+ )?(?:regard|weight|heed|attention|importance) to\\b",
        reach: "after",
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "(?:was|were|is|being|having been) (?:decided|rendered|given|delivered|pronounced) (?:\\w+ )?(?:before|prior to|under) (?:the )?(?:insertion|amendment|enactment|coming into force|introduction|commencement|repealed|old|former|unamended|pre-amendment|earlier (?:act|law|rules|statute)|substitution)\\b|(?:has|have|had) (?:really |absolutely |plainly )?nothing (?:whatever |whatsoever |at all )?to do with\\b|lies? (?:beyond|outside) (?:its|their) (?:reach|scope)\\b|(?:furnish|afford|provide|supply|suppl)(?:es|s|ies)? no (?:rule|guide|test|answer|analogy|parallel|precedent)\\b",
        reach: "before",
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "such is not the (?:position|case|situation|factual position)(?: here| in the (?:present|instant) case| before us)?\\b|(?:that|this|it) is not (?:the|our|this) (?:case|position|situation)(?: here| before us| at hand)?(?= ?[.;,])|not so here\\b",
        reach: "beside",
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?<=\\b(?:is|are|was|were|seems?|appears?) (?:\\w+ )?)(?:circular|illogical|specious|question-begging|tortured|strained|simplistic|incoherent|sophistical|opaque|internally inconsistent|an error)\\b",
        reach: "before",
        adjacent: true,
      },
      {
        kind: "criticized",
        words:
          "(?:we|i) (?:\\w+ )?(?:think|consider|hold|believe|find|deem) (?:it|them|that (?:decision|case|view|ruling)) (?:to be )?(?:\\w+ly )?(?:wrong|erroneous|mistaken|unsound|incorrect|untenable|indefensible)\\b",
        reach: "beside",
        precedence: 1,
      },
      {
        kind: "questioned",
        words: "(?:hard|difficult|impossible|unable) (?:for us )?to (?:reconcile|square)\\b",
        reach: "after",
        precedence: 1,
        negative: true,
      },
      {
        kind: "questioned",
        words: "questioning whether\\b|doubting (?:whether|that)\\b|expressing doubt (?:whether|that|about)\\b",
        reach: "after",
        negative: true,
        precedence: 3,
      },
      {
        kind: "declined",
        words:
          "inability to (?:agree|concur) with\\b|(?<=\\b(?:follow|prefer|adopt|apply|accept)(?:s|ed)?\\b[^;]{1,160}?[ ,])(?:and not|rather than|instead of|in preference to)\\b",
        reach: "after",
        negative: true,
        named: true,
        precedence: 1,
      },
      {
        kind: "declined",
        words: "(?:will|shall|do|does|can|should|would) not (?:\\w+ )?(?:extend|follow|apply|go by|adopt)\\b",
        reach: "after",
        negative: true,
        everyday: true,
      },
      {
        kind: "declined",
        words:
          "(?<=\\bprefer\\w*\\b[^;]{1,140}? )(?:to|over) (?:that|the (?:one|view|contrary view|opposite view|reasoning|rule))(?: (?:taken|expressed|adopted|laid down|announced))?(?: (?:by (?:\\w+ ){1,4})?(?:in|of))?\\b",
        reach: "after",
        precedence: 1,
      },
    ],
  },
];
