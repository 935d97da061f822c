const PARTY =
  "(?:counsel|advocates?|petitioners?|appellants?|appellees?|respondents?|plaintiffs?|defendants?|solicitor[- ]general|attorney[- ]general|amic(?:i|us)(?: curiae)?|part(?:y|ies)|prosecution|assessees?|claimants?|the (?:state|government|united states|department|commissioner|union)|(?:mr\\.? )?justice \\w+|mr\\.? \\w+|shri \\w+|sri \\w+|he|they|dissent(?:s|ers?)?)";
const ARGUES =
  "(?:contend|argu|submit|urge|assert|maintain|claim|suggest|insist|ask|invit|request|seek|sought|stress|rel(?:y|ies|ied|iance)|contention|submission|argument|plac|cit|criticis|criticiz|would|attempt|tr(?:y|ies|ied)|refer|says?\\b|said that|stipulat|agrees? that|thinks? that|believes? that|tells? (?:us|the court)|assures? (?:us|the court)|regards?\\b|criticis|accus)";

/** "Did not overrule", "declined to overrule". */
export const NEGATION =
  /(?:\btoo late (?:in the day )?(?:now )?to|\bnone of [^.;]{1,60}|\bpurport(?:s|ed|ing)? to|\b(?:not|never|neither|nor|seldom|rarely|hardly|scarcely|without|nothing|cannot|rather than|instead of|far from|short of|avoid(?:s|ed|ing)?(?: having to)?|unwilling to|unable to|need not|no (?:court|case|decision|one|occasion|need|reason|basis|intention)(?: \w+){0,4}|(?:see|sees|saw|find|finds|found|is|was|has|have|with|there is|offers?) (?:very |precious |too )?(?:little|scant|small|not much)(?: (?:reason|cause|basis|ground|warrant|occasion|in it|there|here))? to|(?:declin|refus|reluctan|(?<!\bno |\bwithout |\blittle |\bwithout any )hesitat|unnecessar)\w*(?: \w+){0,3}? (?:to|in))|n['’]t) (?!only |merely |just )(?:\w+ ){0,3}$/i;
/** "They need follow it no more." */
export const NEGATED_AFTER = /^(?: (?:it|them|that|this|so|X)){0,2},? no (?:more|longer)(?= ?[.;,]|$)/i;
/** "Whether to overrule", "were we to overrule", "asks us to overrule". */
export const HYPOTHESIS =
  /\b(?:whether|unless|were (?:we|(?:the|this) court|it) to|should (?:we|(?:the|this) court)|had (?:we|(?:the|this) court|it)|(?:ask|invit|urg|request|want|petition)\w*(?: \w+){0,4} to|attempt\w*(?: made)? to|s(?:ought|eeks?) to|tr(?:y|ies|ied) to|prerogative(?: \w+){0,3} (?:of|to)|power to|consider(?:ing)?|suggest\w* that|even if|(?:even )?assum(?:e|es|ed|ing)|suppos(?:e|ing)|granting)\b[^.;]{0,90}$/i;
/** "Assuming for argument's sake that": the whole clause is supposed. */
export const ASSUMED =
  /(?:^|[,;] ?|\b(?:we|and|but|even) )(?:even )?(?:assum(?:e|ing)|suppos(?:e|ing)|granting)\b[^;]{0,200}$/i;
/** "It would declare …, begin again, and overrule": the modal governs every verb of the list. */
export const WOULD_LIST = /\bwould\b[^;]{0,200}\b(?:and|or) (?:\w+ly )?$/i;
/** "It cannot be said that", "it does not lie in his mouth to contend that". */
export const NEGATED_CLAIM =
  /\b(?:cannot|can not|could not|may not|not possible to|impossible to|wrong to|(?:not|hardly|scarcely) (?:right|correct|true|accurate|fair|safe|permissible) to|(?:will|would) not do to|(?:be |are |am )?slow to|incorrect to|difficult to|no one can|idle to|does not lie in the mouth of [^;]{1,60} to|not open to [^;]{1,60} to) (?:\w+ )?(?:be )?(?:said|say|contend(?:ed)?|argued?|held|hold|maintain(?:ed)?|suggest(?:ed)?|urged?|disputed?|suppos(?:e|ed)|assum(?:e|ed)|think|thought)\b[^;]{0,30}? that\b[^;]{0,160}$/i;
/** What a party or a judge asks the court to do, or contends. */
export const REQUEST =
  /\b(?:ask|invit|urg|request|want|petition|call|propos|seek|sought|attempt|contend|submi|argu|contention|submission|argument|plea|claim|canvass|attack|assail|impugn|tr(?:y|ies|ied) to)\w*\b/i;
/** The view of a judge who does not speak for the court. */
export const DISSENT =
  /(?:^|[,;] ?|\b(?:and|but|while|that) )(?:the |our |two |three |four )?(?:learned |respected )?(?:dissent(?:s|ers?)?\b(?! from)|dissenting (?:colleagues?|justices?|judges?|opinion)|minority|concurrence|concurring (?:justices?|judges?|opinion)|(?:justice|judge) \w+,? (?:\w+ )?(?:dissenting|concurring|in dissent))[^;]{0,160}$|\b(?:in|to) the (?:dissent(?:'s|ers'?)?|minority(?:'s)?|dissenting \w+'s) (?:view|opinion|eyes|judgment|mind)\b[^;]{0,160}$|(?<!\b(?:his|her) own )(?<!\breasons (?:\w+ ){0,4})\b(?:in|by) (?:his|her|a|the) (?:dissenting|minority|separate|concurring) (?:opinion|judgment|view)\b[^;]{0,200}$|\b(?:jj?\.|justice \w+),? \(?(?:dissenting|concurring)(?: in (?:the )?(?:part|judgment|result))?\b[^;]{0,200}$/i;
/** A concession whose subject is another bench: "though a Bench of two expressed a doubt about". */
export const CONCEDED = /^\W*(?:though|although|even though|while)\b[^;,]{0,120}$/i;
/** "Per Doe, J. (dissenting):" at the beginning of the sentence. */
export const DISSENT_HEADING = /^\W*(?:per )?[^;:]{0,60}\bjj?\.,? \(?(?:dissenting|concurring)[^;:)]{0,30}\)?:/i;
/** A further negation of words that contain one: "not persuaded that … was wrongly decided". */
export const DOUBLE_NEGATION =
  /\b(?:(?:not|nor|never) (?:\w+ )?(?:persuaded|convinced|satisfied|agree|think|believe|accept|consider|say|hold|decide|imply|intimate)|unpersuaded|unconvinced)\b[^;]{0,60}? (?:that|to)\b[^;]{0,160}$|\bno (?:merit|force|substance) in the (?:submission|contention|argument|plea|suggestion)\b[^;]{0,160}$|\bno reason\b[^;]{0,60} why\b[^;]{0,60}$|\b(?:no|without(?: any)?|nor any|not any|hardly any) (?:\w+ )?(?:indication|suggestion|intimation|hint|sign)(?! until (?:now|today))(?: \w+){0,3} that\b[^;]{0,160}$/i;
/** "The dissent contends that we": a party's words about the court that writes. */
export const CLAIM_ABOUT_COURT = new RegExp(
  `\\b${PARTY}\\b[^.;]{0,60}\\b(?:contend|argu|submit|urge|assert|maintain|claim|suggest|insist|say|said|think|believe|complain|protest|charg|fear|lament|worr|alleg|warn|predict|accus|profess|imagin)\\w*,?(?: [^.;,]{1,30},)? that (?:we|this court|the court|the majority)\\b`,
  "i",
);
/** "According to the appellant", "it is stated in the counter-affidavit". */
export const ASCRIBED = new RegExp(
  `\\baccording to (?:the |learned |both ){0,2}${PARTY}\\b[^;]{0,200}$|^\\W*according to (?!X|this court|our|the (?:statute|act|section|constitution|supreme court|law|record|majority))[^;,]{2,60}, [^;]{0,160}$|\\b(?:professor|prof\\.|author|commentators?|writers?|scholars?|critics?|academics?|treatise) (?:\\w+ ){0,3}(?:would have it|says?|said|argues?|thinks?|believes?|contends?|suggests?|maintains?|regards?|views?|calls?|called|considers?|relying)\\b[^;]{0,160}$|\\bin the (?:submission|view|opinion) of (?:the |learned ){0,2}${PARTY}\\b[^;]{0,200}$|\\b(?:stated|alleged|averred|pleaded|asserted|said|allege[sd]?|avers?|states?|stress) (?:\\w+ )?(?:in (?:the|his|its|their) )?(?:[\\w-]+[ -]){0,3}(?:affidavit|petition|pleadings?|complaint|brief|memorandum|rejoinder|written (?:submissions|statement))\\b[^;]{0,200}$|\\b(?:affidavit|petition|pleading|complaint|brief|rejoinder|circular)s? (?:states|alleges|says|avers|asserts|contends|argues)\\b[^;]{0,200}$|\\b(?:plea|stand|case of the \\w+|position of the \\w+) (?:is |was )?that\\b[^;]{0,160}$|\\b(?:pages|time|energy|effort|to|at|in|by) (?:show|prov|argu|demonstrat|insist|contend|suggest)ing that\\b[^;]{0,160}$`,
  "i",
);
/** "Cannot be said to have been", "is not to be taken as having been". */
export const NEGATED_REPORT =
  /\b(?:cannot|can not|could not|may not|must not|not|never|hardly) (?:to )?be (?:said|taken|held|regarded|read|understood|considered|thought)(?: (?:to|as|as if|have|be|been|having|it|were|impliedly|expressly)){1,4} $/i;
/** "Had X been overruled", "were X to be overruled": an inverted condition. */
export const INVERTED_IF = /(?:^\W*|[;,] )(?:had|were|should) (?:the \w+ (?:of|in) )?X\b[^;]{0,80}$/i;
/** "The Government's heavy" before "reliance on". */
export const PARTY_POSSESSES = new RegExp(`\\b${PARTY}(?:'s|s')? (?:(?!and\\b|that\\b)\\w+ ){0,2}$`, "i");
/** "Doe insists that X is controlling": a litigant by name. Case-sensitive; authorities are already "X". */
export const NAMED_PARTY =
  /(?:^|[.;,] ?)(?!(?:X|We|I|It|This|That|The|They|He|She|Congress|Parliament|Court)\b)[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2} (?:\w+ly |also |next |further )?(?:tells us|insists|argues|contends|submits|urges|maintains|asserts|assures us|complains|protests|claims|would have us|asks us|thinks|believes)\b[^;]{0,160}$/;
/** "Was attacked on the ground that it …": what follows is the attack, whoever made it. */
export const ATTACKED_ON_GROUND =
  /\b(?:attack|assail|challeng|impugn|critici[sz]|question|appeal|object|canvass|press|urg|doubt)\w*\b[^;]{0,80}\bon the (?:grounds?|footing|plea|score),? (?:\w+ )?that\b[^;]{0,240}$/i;
/** A writer who is no judge, directly before the verb: "the learned author criticises". */
export const AUTHOR_ACTS =
  /\b(?:professors?|authors?|commentators?|writers?|scholars?|critics?|academics?|treatise|law reviews?|commentary|annotation|(?:student |case |law review )?(?:note|comment|article)|editors?|text-?books?)\b[^.;,]{0,40}$/i;
/** A longer clause with "whether". */
export const WHETHER = /\bwhether\b[^.;]{0,260}$/i;
/** "Would require us to", "might also be achieved by modifying A v. B and". */
export const WOULD =
  /\bwould,? (?:\w+ )?if (?:i|we|it|he) (?:were|was|could|had|felt)\b[^.;]{0,70}$|\bwould\b[^.;,]{0,60}\bto (?:\w+ )?$|\b(?:would|might|could)\b[^.;,]{0,60}\bby (?:\w+ing\b[^.;,]{0,40}\b(?:and|or) )?(?:\w+ )?$|\b(?:would|might|could)\b[^.;]{0,120}\b(?:unjustif|wrong|improper|unwise|inappropriate|mistake|folly|imprudent|premature|unnecessary|error|unfair|odd|strange|anomal|disservice|unseemly|rash|better|preferable|tempting|easy)\w*\b[^.;]{0,80}\bto (?:\w+ )?$/i;
/** "Nothing persuades us that", "I do not agree that it is necessary to". */
export const NEGATED_BELIEF =
  /(?:\bnothing\b|\b(?:not|nor|never|cannot)\b (?:\w+ )?(?:agree|believe|think|understand|suggest|find|mean|persuaded|convinced|prepared|propose|contend|render|make|say|hold|decide|imply|intimate)\b)[^.;]{0,160}$/i;
/** "Four members of the court urge that we", "his call for". */
export const URGED_BY_OTHERS =
  /\binvok\w* (?:the )?$|\bit (?:also |further )?(?:argues|contends|asserts|maintains|claims|urges|submits)\b[^.;]{0,160}$|\b(?:urg|ask|request|propos|advocat|recommend|invit)\w*(?: us)? (?:that|the)\b[^.;]{0,100}$|\bcall(?:s|ed|ing)? (?:\w+ )?(?:for|to|upon)\b[^.;]{0,60}$/i;
/** "Does not require it to be". */
export const REQUIRED =
  /\b(?:compel|requir|warrant(?!less)|justif|need)\w*\b[^.;]{0,60}(?<!must )\b(?:to )?be (?:\w+ )?$/i;
/** "If …". */
export const IF =
  /\buntil\b[^.;]{0,80}\b(?:tells?|says?|holds?|decides?|rules?|declares?|speaks?|reverses?|overrules?)\b[^.;]{0,80}$|(?:^\W*|[.;,(] ?|\b(?:and|but|that|or) )if\b[^.;,]{0,90}$/i;
/** "If A v. B applied, …": the condition is the whole clause. */
export const OPENS_WITH_IF = /^\W*if\b[^.;]{0,60}$/i;
/** "The notion that X was overruled is mistaken": what precedes and what follows deny the clause between them. */
export const NOTION_BEFORE =
  /\b(?:notion|idea|suggestion|assumption|supposition|belief|theory|contention|argument|premise|proposition|impression|claim|plea|submission|view) that\b[^;]{0,120}$/i;
export const NOTION_DENIED =
  /^[^;.]{0,100}?,? (?:is|was|are|were|must be|cannot be|can not be|has been|does not|finds no|has no) (?:\w+ )?(?:mistaken|wrong|unfounded|without (?:merit|force|substance|foundation)|incorrect|baseless|rejected|accepted|sustained|a mistake|an error|untenable|misconceived|support|basis|substance|merit|erroneous|ill-founded|fanciful|not (?:correct|right|accepted|tenable))\b/i;
/** "If that is the ruling, then the court overrules": a consequence, drawn by a judge who doubts it. */
export const CONSEQUENCE = /^\W*if\b[^.;]{0,300}\bthen\b/i;
/** "Would", "could", "might" directly before the verb. */
export const MODAL = /\b(?:would|could|might|may|can|shall)(?: not| also| well| have| be| have been| \w+ly){0,3} $/i;
/** A party as subject of a verb of argument. */
export const BY_PARTY = new RegExp(`\\b${PARTY}\\b[^.;]{0,100}\\b${ARGUES}[^.;]{0,140}$`, "i");
/** Pronouns for the parties: as the subject of a passive they mean authorities. */
const PARTY_PRONOUN = /\|he\|they(?=\|)/;
/** A party directly before a passive: "they are overruled" is about authorities. */
export const PARTY_BEFORE_PASSIVE = new RegExp(
  `(?<!\\bby (?:[\\w.'’]+ ){0,3})\\b${PARTY.replace(PARTY_PRONOUN, "")}(?:,? (?!X\\b)[\\w.'’]+){0,5},? (?:has |have |had |also |strongly |strenuously |heavily |further |next |then |placed? |places |drew |sought to ){0,3}$`,
  "i",
);
/** A party directly before the verb. */
export const PARTY_ACTS = new RegExp(
  `\\b${PARTY}(?:,? [\\w.'’]+){0,5},? (?:has |have |had |also |strongly |strenuously |heavily |further |next |then |placed? |places |drew |sought to ){0,3}$`,
  "i",
);
/** "Reliance placed by counsel". */
export const OF_PARTY = new RegExp(
  `^[^.;]{0,24}\\bby (?:the |learned |mr\\.? |shri |sri |both |sides |senior ){0,4}${PARTY}\\b`,
  "i",
);
/** "It was contended that". */
export const REPORTED_ARGUMENT =
  /\b(?:it (?:was|is|has been) (?:\w+ )?(?:contend|argu|submit|urg|assert|said by)\w*|contention|argument|submission|(?:claim|suggestion|assertion|complaint|objection|charge|criticism|thesis|theme)s?,? that|contended(?! for)|argued|submitted|urged)\b[^.;]{0,160}$/i;
/** Another court than the one that writes, in the clause. */
export const COURT_BELOW =
  /\b(?:high court|court of appeals?|courts? below|lower courts?|(?:trial|district|circuit|bankruptcy|magistrate|chancery|superior|county|probate|family|referring|learned|administrative law) (?:courts?|judges?|magistrates?)|(?:referring|first) bench|magistrate|arbitrators?|single judge|division bench|tribunal|commission|(?:the|appeals|parole|review) board|circuits?|state supreme court|two learned judges|the panel(?: majority| below)?)\b[^.;]{0,140}$/i;
/** "A Division Bench in A v. B dissented from": the court of another case acts, not the one below. */
export const ACTS_IN_CASE =
  /\b(?:courts?|appeals|bench|judges?|circuit|tribunal|board|commission)\b[^.;,]{0,60}\b(?:in|by) (?:the case of )?X,? (?:\w+ly |has |had |also |itself |later ){0,3}$/i;
/** "The view of the High Court in A v. B", "the High Court's view": the case is named, and nobody acts. */
export const COURT_OF_VIEW =
  /\b(?:views?|judgments?|decisions?|orders?|opinions?|rulings?|reasoning|holdings?|conclusions?)(?: and order)? (?:(?:taken|expressed|rendered|given|delivered|passed|reached|adopted) )?(?:of|by|in|from) (?:the |a |an |our )?(?:learned )?(?:[\w.']+ ){0,4}?(?:high court|courts?|court of appeals?|circuit|bench|judge|tribunal|board|commission)\b|\b(?:high court|courts?(?: of appeals?)?|circuit|tribunal|bench|judge)'s? (?:\w+ )?(?:views?|judgments?|decisions?|opinions?|rulings?|reasoning|holdings?|conclusions?)\b/gi;
/** "The High Court lost sight of the fact that", "counsel did not dispute that": what follows is the court's own statement. */
export const FACTIVE =
  /\b(?:lost sight of|los(?:es|ing) sight of|overlook\w*|ignor\w*|forgot\w*|fail(?:s|ed)? to (?:notice|note|appreciate|realize|realise|see|recogni[sz]e)|unaware(?: of)?|not aware(?: of)?|(?:did|does|do) not (?:dispute|notice|note|appreciate|realize|realise|deny)|aware(?: of)?|conced\w*|admit\w*)(?: the fact)?,? that\b/gi;
/** "Followed by the High Court". */
export const BY_COURT_BELOW =
  /^[^.;]{0,12}\bby (?:the )?(?!later|subsequent|larger|another|a later|a subsequent|a larger|another)(?:\w+ ){0,2}(?:high court|court of appeals?|courts? below|lower courts?|trial court|district court|single judge|division bench|tribunal)\b/i;
/** The subject is the court that writes, even if another was named before. */
export const OWN_COURT = /\b(?:we|i|this court)\b(?:,? \w+){0,4},? $/i;
/** "This Court in X quoted with approval": the court that writes, and where it did. */
export const OWN_COURT_BEFORE = /\b(?:we|this court)\b,? (?:in|since) X,? (?:\w+ ){0,3}$/i;
/** "Counsel has rightly relied on", "the court below rightly followed": the court that writes agrees. */
export const ENDORSED = /\b(?:rightly|correctly) (?:\w+ )?$/i;
/** "To the extent that", "insofar as". */
export const PARTIAL_EXTENT =
  /\b(?:to (?:the|that|this) (?:\w+ )?(?:extent|degree)|in ?so ?far|so far as (?!(?:we|i)\b|(?:it |is |the record )?(?:appears?|known|shows?)\b)|in part|partly|pro tanto|on (?:this|that|these|other|another) (?:point|ground|issue)s?|in (?:this|that) (?:respect|regard|particular)|in the particular|as to (?:this|that|the) )\b/i;
/** "that part of A v. B is overruled", "overruled that part of A v. B": only the part is treated. */
export const PART_BEFORE =
  /\b(?:part|portion|aspect)s? of (?:[\w'’]+ ){0,4}(?:X|opinion|decision|holding|ruling|judgment|case|rule)\b(?: [\w,]+){0,8} ?$/i;
/** "Overruled that part of". */
export const PART_AFTER = /^ (?:[\w'’]+ ){0,3}(?:part|portion|aspect)s? of\b/i;
/** "It also expressly stated that": another decision, named before, speaks. */
export const SAID_BY_ANOTHER =
  /\b(?:supposed|thought|considered|believed|imagined|felt|deemed|regarded|held) (?:himself|herself|itself|themselves)\b[^;]{0,40}$|(?:^|[.;,] ?)(?:it|they|that (?:court|opinion|decision)|the (?:opinion|decision)) (?!(?:must|may|can|cannot|should|has to|follows|is to)\b)(?:\w+ ){0,3}(?:stated|said|held|declared|announced|noted|concluded|observed|ruled|suggested) that\b[^;]{0,200}$/i;
/** A description of an authority between its name and its predicate: "X on which the State relies, has been …". */
export const ASIDE =
  /\bX,? (?:(?:on|upon|to|of|from|for|in|by|under) which|which|although|though|while|relied|cited|invoked|pressed|quoted|referred|heavily|strongly|much|upon|on|a|the)\b[^.;,]{0,120}, (?!(?:and|but|or|we|he|she|it|they|the|counsel|petitioner|respondent|appellant|plaintiff|defendant)\b)/gi;
/** What is rejected or pending is the petition: "the review petition directed against A v. B was rejected". */
export const PETITION_AGAINST =
  /\b(?:petitions?|appeals?|applications?|slps?|review|suits?|motions?|reference)\b[^.;]{0,30}\b(?:against|from|in)\s+(?:the )?(?:\w+ in )?$/i;
