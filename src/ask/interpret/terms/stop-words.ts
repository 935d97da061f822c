/** Words of a question that do not indicate its subject, normalised by the word rule. */
export const QUESTION_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about above after again against all also am an and any are as asked at be because been before being between both " +
    "but by came can cannot could did do does doing done down during each either else ever every for from further gave " +
    "get give given gives go had happen happened happens has have having he hence her here him his how i if in into is " +
    "isnt it its itself just kindly know known let like made make makes many may me might mine more most much must my " +
    "need needs neither never next no nor not now of off on once one only onto or other others ought our ours out over " +
    "own per please put said same saw say says see seen shall she should show since so some such take taken tell than " +
    "that the their theirs them themselves then there these they thing things this those though through to too under " +
    "until up upon us use used using v very vs was wasnt we well were what whatever when where whether which while who " +
    "whom whose why will with within without would yes yet you your yours " +
    "answer ask briefly brief case cases cite cited court courts decide decided decision decisions describe detail " +
    "details discuss explain explained explanation find found hold holding holdings holds held india indian judgment " +
    "judgments judge justice justices law laws lawful legal legally list main mean meaning means meant name outline " +
    "people person point question rule ruled rules ruling summarise summarize summary text think us usa use word words " +
    "apply applies applied applicable concerning currently current regarding relating related relation respect " +
    "situation today still good allow allowed allows permit permitted able possible important major leading landmark " +
    "america american united states authority authorities about according effect provide provides provided exist exists " +
    "act acts article articles section sections lead leads leading count counts come comes aimed happen become becomes " +
    "applies kind kinds sort type way ways work works part parts thing still either once required require requires " +
    "whats whos hows wheres whens im ive id ill youre youve youll hes shes theyre theyve thats theres heres dont doesnt " +
    "didnt cant couldnt wont wouldnt shouldnt hasnt havent hadnt arent werent aint lets isn t ok okay hi hello thanks rs " +
    "bcoz bcos bcz cuz coz plz pls abt thru ur gonna gotta wanna idk btw tho tbh dunno hell youd hed theyd weve wed " +
    "supreme re sec secs ss art arts cl para vs etc eg ie u js jj cj"
  ).split(" "),
);

/**
 * Everyday words, normalised by the word rule, that say little of the subject of a question although judgments seldom use
 * them: they count less than their rarity says.
 */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    "able actually add added ago almost alone along already alright always another anybody anyhow anymore anyone anything " +
    "anyway anywhere apart around ask aside assume away back bad badly bear begin behind believe best better beyond big " +
    "bit bother break bring brought busy buy call called calling care catch caught cause certain chance change check " +
    "clear clearly close cold comes common complete completely confused consider correct couple course cover criteria " +
    "criterion curious " +
    "deal dear decent definitely depend despite different difficult directly easily easy effectively element elements else end enough " +
    "entire entirely especially everybody everyone everything everywhere exact exactly example except extra extent face " +
    "fact factor factors facts fair fairly fall far fast feel fellow few figure final finally fine fix folk folks force form free fresh " +
    "friend friends front full fully general generally getting giving goes going gone got grab great guess guy guys half " +
    "hand handle hang happy hard hardly hate heard heavy hello help hi high hit hold hope huge hurt idea ignore " +
    "immediately imagine instead involve issue join keep keeps kept kick kid kids kindly knew knows lack large last late " +
    "lately later latter learn least leave left less letting level likely line little live lives living long look looking " +
    "looks lost lot lots love low luck mad maintain matter maybe mention mere merely middle mind minute miss moment money " +
    "month morning move moved near nearly neither new nice nobody none normal nothing notice nowhere number obviously odd " +
    "offer often old ones online open opposite order ordinary originally outside overall particular pass past pay people " +
    "perhaps pick picked piece place places plain plan play plenty plus pop position possibly present presently pretty " +
    "previous prior probably problem prong prongs proper properly pull push quick quickly quite raise rather reach read ready real " +
    "really reason recall recent recently rely remain remember rest result rid right round run running safe sake scene " +
    "second seem seems send sense serious seriously set settled several share short side sign simple simply single sit " +
    "sits situation small somebody somehow someone something sometimes somewhat somewhere soon sorry sound speak spend " +
    "spot stand stands start started stay step sticks stop story straight strange strictly stuff suddenly sure surely " +
    "survive swear talk team tells term terms thanks themselves third thought threw throw thrown time times together told " +
    "tomorrow tonight took top total totally touch toward tried true truly try trying turn turned turns twice typical " +
    "understand unless unlike upon usual usually various view wait walk walked wanna want wanted wants watch week went " +
    "monday tuesday wednesday thursday friday saturday sunday " +
    "january february march april june july august september october november december aunt uncle cousin nephew niece " +
    "neighbour neighbor buddy boss dude bucks yrs yr mins hrs bit lots everyone whenever wherever whoever whole wife win wish wonder wondering wont worth wrong year yesterday young"
  ).split(" "),
);
