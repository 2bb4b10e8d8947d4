/** Whom to call: the emergency number, the maternity unit at once, or the midwife when she is next there. */
export type Call = 'emergency' | 'maternity' | 'midwife';

/** What is said before any quotation, because waiting could do harm. */
export interface Warning {
  call: Call;
  /** What the question speaks of. */
  about: string;
}

interface Sign extends Warning {
  /** Any of them in a question is enough: a warning too many costs a phone call. */
  words: readonly RegExp[];
}

/** Words for 'less' or 'none' anywhere near words for moving, in either order. */
const lessMovement =
  /\b(?:less|fewer|not|isn.?t|hasn.?t|haven.?t|stopped|stop|no|reduced|weaker|slowed|slower|quiet|changed)\b.{0,40}\b(?:mov(?:e|es|ed|ing|ement|ements)|kick\w*)\b|\b(?:mov(?:e|es|ed|ing|ement|ements)|kick\w*)\b.{0,40}\b(?:less|fewer|stopped|reduced|weaker|slowed|slower|changed|at all)\b/;

const signs: readonly Sign[] = [
  {
    call: 'emergency',
    about: 'thoughts of harming yourself or the baby',
    words: [
      /\b(?:kill|harm|hurt|hurting|harming|killing)\s+(?:myself|my\s?self|the baby|my baby)\b/,
      /\bsuicid|\bend (?:it all|my life)\b|\bdon.?t want to (?:live|be here)\b/,
    ],
  },
  {
    call: 'emergency',
    about: 'a fit, fainting, chest pain or trouble breathing',
    words: [
      /\b(?:fit|fits|seizure|convuls\w*|unconscious|passed out|fainted|faint)\b/,
      /\b(?:chest)\b.{0,20}\b(?:pain|tight\w*|hurts?)\b|\bpain\b.{0,20}\bchest\b/,
      /\b(?:can.?t|cannot|trouble|difficulty|struggling|hard)\b.{0,15}\bbreath\w*|\bshort(?:ness)? of breath\b|\bbreathless\b/,
    ],
  },
  {
    call: 'emergency',
    about: 'heavy bleeding or severe pain',
    words: [
      /\b(?:heav(?:y|ily)|lot of|soak\w*|gush\w*|pouring)\b.{0,25}\b(?:bleed\w*|blood)\b|\b(?:bleed\w*|blood)\b.{0,25}\b(?:heav(?:y|ily)|lots|soak\w*|gush\w*|pouring)\b/,
      /\b(?:severe|unbearable|terrible|agonising|constant|worst)\b.{0,25}\b(?:pain|ache|cramps?)\b/,
      /\bcord\b.{0,25}\b(?:see|feel|out|came|coming|hanging)\b|\b(?:see|feel)\b.{0,20}\bcord\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'bleeding',
    words: [/\bbleed\w*|\bbled\b|\bspotting\b|\bblood\b(?!\s+(?:tests?|group|pressure|type|sugar))/],
  },
  { call: 'maternity', about: 'a baby that moves less, or differently', words: [lessMovement] },
  {
    call: 'maternity',
    about: 'waters that break or leak',
    words: [
      /\bwaters?\b.{0,25}\b(?:br(?:oke|oken|eaking)|gone|leak\w*|went)\b|\bleak\w*\b.{0,20}\b(?:fluid|water)\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'possible signs of pre-eclampsia',
    words: [
      /\b(?:bad|strong|severe|terrible|pounding|splitting)\b.{0,12}\bheadache|\bheadache\b.{0,40}\b(?:won.?t|not|doesn.?t)\b.{0,15}\b(?:go|stop)\b/,
      /\b(?:blurr\w*|flashing|flashes|spots)\b.{0,30}\b(?:vision|lights?|eyes?|see)\b|\b(?:vision|eyes?)\b.{0,20}\b(?:blurr\w*|spots|flash\w*)\b|\bseeing (?:spots|stars|lights)\b/,
      /\b(?:face|hands?)\b.{0,25}\bsw(?:ell\w*|ollen)\b|\bsw(?:ell\w*|ollen)\b.{0,25}\b(?:face|hands?)\b|\bsudden\w*\b.{0,20}\bsw(?:ell\w*|ollen)\b/,
      /\bpain\b.{0,25}\b(?:ribs?|upper (?:tummy|stomach|belly))\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'contractions that come too early',
    words: [
      /\b(?:contractions?|labour)\b.{0,30}\b(?:at|only|before|week)\b.{0,12}\b(?:2\d|3[0-6])\b|\b(?:2\d|3[0-6])\s*weeks?\b.{0,40}\b(?:contractions?|in labour)\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'a fever, an infection or vomiting that does not stop',
    words: [
      /\bfever\b|\b(?:high|raised)\b.{0,6}\btemperature\b|\btemperature\b.{0,15}\b(?:38|39|40)\b/,
      /\b(?:can.?t|cannot|unable to|not)\b.{0,15}\bkeep\b.{0,25}\bdown\b|\bvomit\w*\b.{0,25}\b(?:all day|everything|blood|non.?stop)\b/,
      /\b(?:burn\w*|hurts?|stings?|pain\w*)\b.{0,20}\b(?:pee|wee|urinat\w*)\b|\b(?:pee|peeing|wee|urinat\w*)\b.{0,20}\b(?:burn\w*|hurts?|stings?|pain\w*)\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'a fall, a blow or an accident',
    words: [
      /\b(?:fell|fallen|tripped)\b|\b(?:had|in|been in)\b.{0,6}\ba?\s*(?:car )?(?:accident|crash)\b|\b(?:hit|kicked|punched|blow)\b.{0,20}\b(?:tummy|belly|stomach|bump)\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'a painful or swollen leg',
    words: [
      /\b(?:calf|leg)\b.{0,25}\b(?:pain\w*|hurts?|swollen|red|hot)\b|\b(?:pain\w*|swollen|red)\b.{0,20}\b(?:calf|leg)\b/,
    ],
  },
  {
    call: 'maternity',
    about: 'itching of hands and feet',
    words: [
      /\bitch\w*\b.{0,30}\b(?:hands?|feet|palms?|soles?)\b|\b(?:hands?|feet|palms?|soles?)\b.{0,30}\bitch\w*/,
    ],
  },
];

/** Questions about one person's own health, which no leaflet can answer. */
const personal =
  /\bdo i have\b|\bhave i (?:got|had|lost|miscarried)\b|\bam i (?:having|losing|miscarrying|in labour|ill|dying)\b|\bis (?:my|the) baby (?:ok|okay|alright|all right|fine|healthy|well|dead|alive|in danger)\b|\bwhat.?s? (?:is )?wrong with me\b|\bdiagnos/;

const plain = (question: string): string => question.toLowerCase().replaceAll('’', "'");

/** The sign of danger that a question speaks of, the most urgent first; a question about oneself leads to the midwife. */
export function warningOf(question: string): Warning | null {
  const asked = plain(question);
  const sign = signs.find(({ words }) => words.some((pattern) => pattern.test(asked)));
  if (sign) return { call: sign.call, about: sign.about };
  return personal.test(asked) ? { call: 'midwife', about: 'your own health' } : null;
}
