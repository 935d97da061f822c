/** Words for those who may act or speak in a sentence about a case, by who they are. */
export const ACTORS: Readonly<Record<string, string>> = {
  we: "we i our us my ourselves",
  party:
    "counsel advocate appellant appellants appellee appellees petitioner petitioners respondent respondents plaintiff plaintiffs defendant defendants government state party parties assessee revenue claimant insurer complainant movant amicus prosecution accused he they she",
  dissent: "dissent dissents dissenter dissenters dissenting concurrence concurring minority",
  below: "judge tribunal panel board chancellor magistrate commission commissioner below referee arbitrator",
  case: "it that there which its this",
  law: "statute act congress legislature parliament amendment section code ordinance",
};
