/** Adverbs and parentheses of courtesy between an auxiliary and its verb. */
export const ADVERBS =
  "(?:(?:\\w+ly|now|also|thus|therefore|hereby|hence|again|today|not only|at all|,? ?in our (?:\\w+ )?(?:opinion|view|judgment)|,? ?with (?:all |great |the greatest |due |utmost )?respect),? ){0,2}";

/** Forms of "be", and the verbs that are used like it. */
export const BE = "(?:is|are|was|were|be|been|being|stands?|stood|seems?|appears?|remains?)";

/** What a court does to a precedent that it is asked to disturb. */
export const DISTURB =
  "(?:over(?:- ?)?rule|reconsider|re-?examine|revisit|re-?open|disturb|depart from|deviate from|abandon|discard|repudiate|disavow|unsettle|upset|doubt|question|differ from|disagree with|take a (?:different|contrary) view|limit|confine|modify|retreat from|recede from|jettison|disregard|refer)";

/** Reasons, all of which a court may say it does not have. */
export const REASON =
  "(?:case|principled basis|reason|reasons|warrant|basis|cause|justification|ground|grounds|necessity|cogent reason|good reason|compelling reason|room)";

/** What a statute or a court does to make a decision ineffective. */
export const UNDO =
  "(?:nullif(?:y|ies|ied|ying)|neutrali[sz](?:e|es|ed|ing)|overcom(?:e|es|ing)|overcame|negat(?:e|es|ed|ing)|overrid(?:e|es|ing|den)|overrode|overturn(?:s|ed|ing)?|undo(?:es|ing|ne)?|undid|displac(?:e|es|ed|ing)|supplant(?:s|ed|ing)?|get(?:s|ting)? (?:over|rid of|around)|got over|circumvent(?:s|ed|ing)?|supersed(?:e|es|ed|ing)|abrogat(?:e|es|ed|ing)|revers(?:e|es|ed|ing)|overrul(?:e|es|ed|ing)|countermand(?:s|ed|ing)?)";

/** The verb of a court that does not accept a precedent. */
export const ACCEPT =
  "(?:follow|agree with|agree to|accept|subscribe to|concur (?:with|in)|adopt|endorse|share|support|approve(?: of)?|assent to|uphold|countenance|embrace|apply|extend|stretch|import|press into service|act (?:up)?on|adhere to|rely (?:up)?on|be persuaded by)";

/** A verb that is denied. */
export const NOT_VERB =
  "(?:do|does|did|can|could|would|will|need|should) (?:also |therefore |clearly |thus )?(?:not|hardly|in no way|scarcely|nowise)(?: (?:also|therefore|in any way|at all|\\w+ly))?|cannot(?: \\w+ly)?";
