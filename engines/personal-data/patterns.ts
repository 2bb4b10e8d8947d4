/** What a piece of text tells about somebody. */
export type PersonalKind =
  | 'person'
  | 'email'
  | 'phone'
  | 'address'
  | 'birth date'
  | 'bank account'
  | 'card'
  | 'IP address'
  | 'ID number'
  | 'number plate';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = `(?:\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)?\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}\\.?,?\\s+(?:(?:19|20)\\d\\d|['’]?\\d\\d(?!\\d))|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+(?:19|20)\\d\\d)`;

const british = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';

/** One to three words of a town, with what joins them. */
const town =
  "(?:St\\.? )?\\p{Lu}[\\p{L}'’]{1,30}(?:[ -](?:\\p{Lu}[\\p{L}'’]{1,30}|upon|on|am|an|der|in|sur|la|le|les|de|den|under|the|by)){0,3}";

const street = `(?:${'street st road rd lane ln avenue ave av drive dr close court ct crescent cres gardens gdns terrace place pl square sq way row hill mews grove park walk parade quay wharf boulevard blvd highway green rise view broadway yard gate bank approach embankment'
  .split(' ')
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|')})`;

const lastLine = `(?:(?:[A-Z]{1,3}-)?\\d{4,5}(?: ?[A-Z]{2}\\b)? ${town}|${town},? +(?:${british}|[A-Z]{2} \\d{5}(?:-\\d{4})?)|${british}(?:,? ${town})?|${town}(?=[.,;\\n)]|$))`;
/** A comma, a line's end, or both, before what follows a street. */
const joint = '(?:\\s*[,;/|]\\s*|\\s*\\n\\s*|\\s+-\\s+|\\s+)';
const middle = `(?:${joint}${town}(?=\\s*[,\\n]))?`;
const flat =
  '(?:(?:[Ff]lat|[Aa]partment|[Aa]pt\\.?|[Uu]nit|[Ss]uite|[Rr]oom|[Ff]loor)\\s+\\w{1,5}\\s*[,/]?\\s*)?';
const british1 = `${flat}\\d{1,5}[a-z]?(?:[-–/]\\d{1,5}[a-z]?)?,?\\s+(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s+){1,4}${street}\\b\\.?`;
/** A street whose houses have names, and such a house. */
const nameless = `(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s+){1,3}${street}\\b`;
const house =
  "(?:The\\s+)?(?:\\p{Lu}[\\p{L}'’-]{1,30}\\s+){1,2}(?:Cottage|Farm(?:house)?|Lodge|Barn|Villa|Manor|Rectory|Vicarage|Bungalow)(?=\\s*,)";
const french =
  "\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|allée|quai|route|cours|via|calle)\\s+(?:(?:de|du|des|la|le|les|d’|d'|l’|l')\\s*)*\\p{Lu}[\\p{L}'’-]+(?:[ -](?:de |du |la )?\\p{Lu}?[\\p{L}'’-]+){0,2}";
const german =
  '(?:\\p{Lu}[\\p{L}.-]{1,30}[ -]){0,2}\\p{L}{0,30}(?:stra(?:ße|sse)|str\\.|weg|gasse|platz|allee|ufer|damm|ring|straat|laan|gracht|plein|kade|Stra(?:ße|sse)|Str\\.|Weg|Gasse|Platz|Allee|Ufer|Damm|Ring)\\s+\\d{1,4}(?:\\s?[a-zA-Z]\\b)?(?:\\s?[-–/]\\s?\\d{1,4})?';

const whole = (first: string) =>
  new RegExp(`(?<![\\p{L}\\d])${first}(?:${middle}${joint}${lastLine})?`, 'gu');
const anyCase = (first: string) => new RegExp(`(?<![\\p{L}\\d])${first}`, 'giu');

/**
 * What has a shape of its own, in the order in which it is looked for; the first group, where there is one, is what is
 * hidden. What was found is not looked at again.
 */
export const patterns: readonly (readonly [PersonalKind, RegExp])[] = [
  ['email', /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/giu],
  // As people write it where a form takes no @ sign.
  [
    'email',
    /\b[\w-]{1,40}(?:\s+dot\s+[\w-]{1,40}){0,4}\s+(?:at|\(at\)|\[at\])\s+[\w-]+(?:\s+(?:dot|\(dot\)|\[dot\])\s+[\w-]+)+\b/gi,
  ],
  [
    'phone',
    /\b(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|treble|triple|hundred)(?:[\s,-]+(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|treble|triple|hundred)\b){5,}/gi,
  ],
  [
    'IP address',
    /(?<!\b(?:[Vv]ersion|[Vv]er|[Vv]|[Ff]irmware|[Rr]elease|[Bb]uild|[Uu]pdate)[\s=:]{0,2})(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]\d|\d)/g,
  ],
  ['IP address', /(?<![\w:])(?:[\da-f]{1,4}:){2,7}(?::?[\da-f]{1,4}){1,6}(?![\w:])/gi],
  ['bank account', /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g],
  ['bank account', /\bsort code:?\s*(?:is\s*)?(\d{2}[- ]?\d{2}[- ]?\d{2})\b/gi],
  ['bank account', /\b(?:account|acct|a\/c)(?:\s*(?:no|number|nr)\.?)?\s*:?\s*(?:is\s*)?(\d{8})\b/gi],
  ['card', /(?<!\d)(?:\d{4}[ -]){3}\d{4}(?!\d)|(?<!\d)\d{4} \d{6} \d{5}(?!\d)/g],
  ['ID number', /\b[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g],
  ['ID number', /\bNHS(?:\s*(?:no|number|nr))?\.?\s*(?:is\s*|[:#]\s*)?(\d{3}[ -]?\d{3}[ -]?\d{4})\b/gi],
  [
    'ID number',
    /\b(?:passport|licen[cs]e|SSN|social security|national insurance)(?:\s*(?:no|number|nr))?\.?\s*(?:is\s*|[:#]\s*)?((?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]{5,17})\b/gi,
  ],
  ['ID number', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g],
  [
    'birth date',
    new RegExp(
      `\\b(?:born(?:\\s+on)?|d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday(?:\\s+is)?|geboren(?:\\s+am)?|née? le)(?:\\s*(?:is|was|on|:|\\(|,))*\\s*(${date})`,
      'gi',
    ),
  ],
  ['birth date', new RegExp(`(${date})(?=\\s*\\(?(?:date of birth|d\\.?o\\.?b))`, 'gi')],
  ['number plate', /(?<![A-Z\d])[A-Z]{2}\d{2} ?[A-Z]{3}(?![A-Z\d])/g],
  [
    'number plate',
    /\b(?:plates?|registration|reg)(?:\s*(?:no|number|nr))?\.?\s*(?:is\s*|[:#]\s*)?((?=[A-Z -]*\d)[A-Z]{1,3}[ -]?(?:[A-Z]{1,2}[ -]?)?\d{1,4}(?:[ -]?[A-Z]{1,3})?)\b/g,
  ],
  ['number plate', /(?<![\p{L}\d])[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}(?![\p{L}\d-])/gu],
  ['address', whole(british1)],
  ['address', whole(`${house}(?:${joint}${nameless})?`)],
  ['address', new RegExp(`(?<![\\p{L}\\d])${nameless}(?:${joint}${town}){0,2},?\\s+${british}\\b`, 'gu')],
  ['address', whole(french)],
  ['address', whole(german)],
  ['address', anyCase(`P\\.?O\\.? Box \\d+(?:,? ${town})?(?:,? ${british})?`)],
  ['address', new RegExp(`\\b(?:${town}, )?${british}\\b`, 'gu')],
  ['phone', /(?<![\w+])(?:\+|00)\d{1,3}(?:[ ./-]?\(0\))?(?:[ ./-]?\(?\d{1,5}\)?){2,6}(?!\w)/g],
  [
    'phone',
    /(?<!\b(?:serial|part|model|order|ticket|ref|item|article|batch|invoice|no\.?|number)\s*(?:no\.?|number)?[\s:#]*)(?<![\w+.,-])\(?0\d{2,5}\)?(?:[ ./-]?\d{2,5}){1,4}(?!\w|[.,]\d|-\w)/gi,
  ],
  ['phone', /(?<![\w+.,-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\w|[.,]\d)/g],
];
