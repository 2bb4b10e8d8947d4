import { isAmbiguous, isFirstName, mayOpenSentence } from './first-names.ts';
import { isOrdinary } from './ordinary-words.ts';

/** Letters [start, end) of a text. */
export interface NamePlace {
  start: number;
  end: number;
}

const word = "\\p{Lu}(?:\\p{L}|['’-](?=\\p{L})){0,40}";
const particle = "(?:van|von|der|den|de|di|da|del|la|le|du|el|al|bin|ter|zu|y|O['’])";
const surname = `(?:${particle}\\s+){0,2}(?:O['’]|Mc|Mac|D['’])?${word}`;
const name = `${word}(?:\\s+(?:\\p{Lu}\\.\\s*)?${surname}){0,3}`;

const titled = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Herr|Frau|Madame|Mme|Monsieur|Señora?|Nurse|Sister|Rev|PC|DC|Sgt|Cllr)\\.?\\s+((?:\\p{Lu}\\.\\s*){0,3}${surname}(?:[ \\t]+${surname}){0,2})`,
  'gu',
);
/** Words before or around a name that say that it is one. */
const cues: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)[ \\t]*(?:Dear|Hi|Hello|Hey|Hallo|Bonjour|Liebe|Lieber|Good morning|Good afternoon|Morning)[ \\t]+(${name})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:my name is|I am called|signed by|spoke (?:to|with)|on behalf of|c/o|attn:?|contact person:?|next of kin:?|surname is|full name is|I['’]m|this is|it['’]s|(?:(?:my|his|her|our|their|the|is|a):? )?(?:husband|wife|son|daughter|partner|mother|father|mum|dad|brother|sister|uncle|aunt|colleague|neighbour|manager|boss|tenant|client|carer|nephew|niece|cousin|friend|witness|driver|passenger|owner),?(?: is)?:?)\\s+(${name})`,
    'gu',
  ),
  // A signature behind a dash, before the end or the firm.
  new RegExp(`[–—-]\\s*(${name})(?=\\s*(?:$|\\n|,\\s*\\p{Lu}))`, 'gu'),
  new RegExp(
    `(?:^|\\n)[ \\t]*(?:From|To|Cc|Name|Patient|Customer|Client|Employee|Tenant|Guest|Passenger|Driver|Contact|Candidate|Pupil|Student|Member|Full name|Account holder|Signed|Applicant|Claimant|Agent|Surname|First name|Attendees?|Present|Apologies|Owner|Landlord|Witness|Referee)[ \\t]*(?::|[ \\t]{2,}|\\t)[ \\t]*["“]?(${name}(?:,[ \\t]*${word})?)`,
    'gu',
  ),
  new RegExp(
    `\\n[ \\t]*(?:(?:kind|best|warm|many)[ \\t]+)?(?:regards|wishes|thanks|cheers|yours (?:sincerely|faithfully|truly)|sincerely|thank you|many thanks)[ \\t]*[,.!]?[ \\t]*\\n+[ \\t]*(${name})[ \\t]*(?=\\n|$)`,
    'giu',
  ),
];
/** Words that are written large, with single spaces: a wider gap parts the columns of a form. */
const capitalised = new RegExp(
  `${word}(?:[ ](?:\\p{Lu}\\.[ ]?)?(?:${particle}[ ]){0,2}(?:O['’]|Mc|Mac|D['’])?${word}){0,3}`,
  'gu',
);
const company = new RegExp(
  `^(?:${'ltd limited plc llp gmbh ag kg inc llc corp co bv nv sa sas sarl srl group bank council university school hospital surgery clinic trust services team department support insurance solutions street road lane avenue house hotel airport station pharmacy stores? logistics workshops? packaging motors garage bakery café cafe restaurant inn pub arms church chapel college academy nursery museum library theatre gallery foundation charity society club association institute agency partners associates consulting media press books foods farms? travel tours airways airlines railways? bros brothers sons holdings industries systems software technologies labs? studios? interiors kitchens furniture supplies rentals lettings estates properties homes builders plumbing electrical roofing joinery heating energie energy dental vets veterinary opticians practice centre center festival award cup prize park gardens bridge square market hall'.replaceAll(' ', '|')})$`,
  'i',
);
const noName =
  /^(?:the|a|an|and|or|but|we|you|our|your|my|this|that|sir|madam|team|all|everyone|customer|support|sales|please|thanks|thank|regards|invoice|order|dear|hi|hello|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|there|folks|colleagues?|both|again)$/i;

/** As many words from the start of what was found as can be a name. */
function trimmed(found: string): string {
  const words = found.split(/([ \t]+)/);
  const stop = words.findIndex((each, at) => at % 2 === 0 && (noName.test(each) || company.test(each)));
  return (stop < 0 ? words : words.slice(0, stop))
    .join('')
    .trimEnd()
    .replace(/['’]s$/, '');
}

/** Whether what stands around a word makes it a thing: 'the Victoria teapot', 'Baker & Finch'. */
const isAThing = (text: string, index: number, found: string): boolean =>
  /\b(?:the|an?|this|per)[ \t]+$/i.test(text.slice(Math.max(0, index - 8), index)) ||
  besideAnd(text, index, found);

/** Names joined by '&' are a firm's. */
const besideAnd = (text: string, index: number, found: string): boolean =>
  /\p{Lu}[\p{L}'’-]*\s?&\s?$/u.test(text.slice(Math.max(0, index - 24), index)) ||
  /^\s?&\s?\p{Lu}/u.test(text.slice(index + found.length, index + found.length + 6));

/** Whether words beside a name speak of a person: what somebody does, has or says. */
const isPerson = (text: string, index: number, found: string): boolean =>
  !/\b(?:in|to|from|at|near|of|around|via)[ \t]+$/i.test(text.slice(Math.max(0, index - 8), index)) &&
  /^(?:['’]s\b|,? (?:is|was|has|had|will|would|said|says|called|asked|could|can|needs|wants|and I|agreed|wrote|thinks|lives|works|came|went|left|sent|told|should|did|does)\b)/.test(
    text.slice(index + found.length),
  );

/** Whether a sentence or a line begins here. */
const isSentenceStart = (text: string, index: number): boolean =>
  /(?:^|[.!?:;“"(]\s*|\n[\s>*•-]*)$/u.test(text.slice(Math.max(0, index - 6), index));

/** Whether a large word can't be a part of anybody's name. */
const isNoPartOfName = (word: string): boolean => word === 'I' || isOrdinary(word) || noName.test(word);

/** Names by what stands around them, and names that begin with a given name that we know. */
function wholeNames(text: string): NamePlace[] {
  const places: NamePlace[] = [];
  const add = (found: string, start: number) => {
    const kept = found.includes('\n') ? (found.split('\n')[0] ?? '') : found;
    const bare = trimmed(kept);
    const next = /^[ \t]+(\p{L}+)/u.exec(text.slice(start + bare.length))?.[1] ?? '';
    // 'Marks Bank' and 'Harris Ltd' are firms.
    if (bare.length > 1 && !company.test(next) && !besideAnd(text, start, bare))
      places.push({ start, end: start + bare.length });
  };
  for (const cue of [titled, ...cues])
    for (const match of text.matchAll(cue)) {
      const found = match[1] ?? '';
      add(found, match.index + match[0].lastIndexOf(found));
    }
  for (const { 0: found, index } of text.matchAll(capitalised)) {
    const words = found.split(/(?<=[ \t])/);
    let at = index;
    for (const [place, each] of words.entries()) {
      const own = each.trim().replace(/['’]s$/, '');
      const isAlone = words.length === 1;
      if (isAlone && (isAThing(text, index, found) || (isAmbiguous(own) && !isPerson(text, index, found))))
        break;
      const opensSentence = mayOpenSentence(own) && isSentenceStart(text, at);
      // Alone before small words: 'Jack' as a signature, or 'Jack:', is somebody.
      const goesOn = /^ \p{Ll}/u.test(text.slice(index + found.length));
      if (opensSentence && isAlone && goesOn && !isPerson(text, index, found)) break;
      // 'Can I', 'Rich Tea', 'Summer Sale': what may be a word is one before ordinary words.
      const isWordToo = isOrdinary(own) || isAmbiguous(own) || opensSentence;
      const follows = words.slice(place + 1).map((other) => other.trim());
      const isWord =
        isSentenceStart(text, at) && isWordToo && (isAlone ? isOrdinary(own) : follows.every(isNoPartOfName));
      if (isFirstName(own) && !isWord) {
        add(words.slice(place).join('').trimEnd(), at);
        break;
      }
      at += each.length;
    }
  }
  return places;
}

/** Words that are written large and name no person: places, trades, products and what stands in letters. */
const common = new Set(
  `account act address annual api app apple april association august avenue bank bar basic black blue board book box british brown
  building bureau business cafe card care case centre central certificate charity chief church city claims class clinic club
  college committee community company contact contract control council county court credit crown customer data date day deluxe
  department design desk digital director district division door east edition electric email energy engine english europe european
  express family farm fax field files final finance financial first fleet floor food form foundation free french front fund garden
  gas general german global gold good google government grand great green grey group guide hall harbour head health heating help high
  hill home hospital hotel house human id inbox india industries information insurance international internet invoice irish iron
  january july june king kit lane large law library licence life light line linux list local london long loyalty mac machine main major
  management manager march market master media medical member memorial meridian metro microsoft mini minister mobile model modern
  money mountain museum national network new news north notes november number oak october office officer old online open orange
  order organic original paper parish park part party pay payment pension personal phone plan plus point police policy port post
  postal power premium press pride prime print privacy private pro product professional project public quality queen railway red
  reference report research resources restaurant returns river road room royal sales sample school science sea second secretary
  security senior september series service services shop silver sir small smart social society software solar south special spring
  square staff standard star state station steel store street studio summer sun super supply support surgery system systems table
  tax team tech technology terms test ticket time tower town trade training transport travel trust tuesday ultra uk union united
  university update upper us valley vat version video view village volunteer wales water web weekly west white wifi windows winter
  wood work works world yard year yellow york young youth your order dell hp samsung amazon facebook linkedin twitter whatsapp
  scottish spanish italian american dutch swiss paris berlin bristol leeds manchester birmingham dublin edinburgh glasgow cardiff
  germany france spain italy ireland scotland england europe america hamburg munich vienna zurich amsterdam please thanks hello
  when where what who how why if as at on in for from to by with re fw fwd subject ref attn cc via per mr mrs ms dr our we you they he
  she it his her their its this that these those there here all any some each both no not yes one two three`.split(
    /\s+/,
  ),
);

const isCommon = (part: string): boolean =>
  common.has(part.toLowerCase().replace(/['’]s$/, '')) || noName.test(part) || company.test(part);

/** Two or three large words inside a sentence, none of which is an ordinary one, are taken for a name. */
function unknownNames(text: string): NamePlace[] {
  return Array.from(text.matchAll(capitalised)).flatMap(({ 0: whole, index: from }) => {
    // 'Yesterday Obiageli Nwankwo called' begins with a word that is none of hers.
    const [opening = ''] = /^\S+[ \t]+(?=\S+[ \t]+\S)/.exec(whole) ?? [];
    const isOpening = isOrdinary(opening.trim()) && isSentenceStart(text, from);
    const [found, index] = isOpening ? [whole.slice(opening.length), from + opening.length] : [whole, from];
    const words = found.split(/[ \t]+/);
    // A heading, or the beginning of a sentence: 'Next Steps', 'Can I', 'Rich Tea'.
    const [first = '', ...others] = words;
    if ((isNoPartOfName(first) || mayOpenSentence(first)) && others.every(isNoPartOfName)) return [];
    // With a given name in it the name begins there: 'Call Sarah Miller' is about Sarah Miller.
    if (words.some((word) => isFirstName(word.replace(/['’]s$/, '')))) return [];
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(index + found.length, index + found.length + 16);
    const isThing =
      /\b(?:the|The|an?|An?|our|this|your|their|its|per)[ \t]+$/.test(before) ||
      /^[ \t]*(?:\d|&|®|™|-\d)/.test(after) ||
      company.test(/^[ \t]+(\p{L}+)/u.exec(after)?.[1] ?? '');
    if (
      words.length < 2 ||
      words.length > 3 ||
      isThing ||
      words.some((part) => isCommon(part) || /^\p{Lu}{2,}$/u.test(part))
    )
      return [];
    return [{ start: index, end: index + found.replace(/['’]s$/, '').length }];
  });
}

const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where people are named. Parts of a name that was found are found again wherever they stand alone. */
export function peopleIn(text: string): NamePlace[] {
  const found = [...wholeNames(text), ...unknownNames(text)];
  const parts = new Set(
    found.flatMap(({ start, end }) =>
      text
        .slice(start, end)
        .split(/\s+/)
        .filter(
          (part) =>
            part.length > 2 &&
            /^\p{Lu}/u.test(part) &&
            !noName.test(part) &&
            !company.test(part) &&
            !isOrdinary(part),
        ),
    ),
  );
  const again = [...parts].flatMap((part) =>
    Array.from(
      text.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(part)}(?!\\p{L})`, 'gu')),
      ({ 0: each, index }) => ({
        start: index,
        end: index + each.length,
      }),
    ).filter(({ start }) => !besideAnd(text, start, part)),
  );
  return [...found, ...again];
}
