import { patterns } from '#engines/personal-data/patterns.ts';
import { overlaps, type Place } from './place.ts';

/** Something that a letter contains, as written there. */
export interface Named extends Place {
  text: string;
}

const named = (text: string, { start, end }: Place): Named => ({ start, end, text: text.slice(start, end) });

const office =
  /\b(?:council|office|bank|insurance|hospital|clinic|surgery|housing|association|court|ltd|limited|plc|inc|gmbh|agency|department|ministry|authority|board|services?|university|college|school|energy|water|gas|power|telecom|revenue|customs|company|trust|society|union|fund|solicitors|registry|police|library)\b/i;
const salutation = /^(?:dear|hello|hi|to whom|sehr geehrte)\b/i;
const goodbye = /^(?:yours|kind regards|best regards|regards|sincerely|with (?:kind|best)|many thanks)\b/i;
/** Senders are at the top; nothing further down counts as one before the greeting at the end. */
const topLines = 6;

/** Who wrote it: a line at the top that names an office, the line after 'From:', or the name under the greeting. */
export function senderOf(text: string, units: readonly Place[]): Named | null {
  const lines = units.map((unit) => named(text, unit));
  for (const line of lines.slice(0, topLines)) {
    const from = /^from:\s*(.+)$/i.exec(line.text)?.[1];
    if (from) return { start: line.end - from.length, end: line.end, text: from };
  }
  const top = lines.slice(0, topLines).filter(({ text: line }) => line.length <= 70 && !/[.?!]$/.test(line));
  const greeting = top.findIndex(({ text: line }) => salutation.test(line));
  const letterhead = greeting < 0 ? top : top.slice(0, greeting);
  const head = letterhead.find(({ text: line }) => office.test(line) && !/\d{3}/.test(line));
  if (head) return head;
  const end = lines.findLastIndex(({ text: line }) => goodbye.test(line));
  return end >= 0 ? (lines[end + 1] ?? null) : null;
}

const label =
  '(?:(?:our|your)\\s+)?(?:(?:account|customer|case|file|invoice|policy|tenancy|hospital|patient|tax|claim|contract|notice|membership|order|booking)\\s+)?(?:reference(?:\\s+number)?|ref\\.?(?:\\s+no\\.?)?|number|no\\.|nr\\.)';
const reference = new RegExp(
  `(?<![\\p{L}])${label}\\s*[:#]?\\s*((?=[A-Z\\d/.-]*[ ]?[A-Z\\d/.-]*\\d)[A-Z\\d][A-Z\\d/-]*(?:[ .](?=[A-Z\\d/-]*\\d)[A-Z\\d/-]+)*)`,
  'giu',
);

/** Numbers to quote in an answer: what stands after 'reference', 'account number' and the like. */
export function referencesOf(text: string): Named[] {
  return [...text.matchAll(reference)].flatMap(({ 0: found, 1: value = '', index }) => {
    const start = index + found.length - value.length;
    // The label is read in any case, the number itself has no small letters: 'reference above' names none.
    return /\d/.test(value) && !/[a-z]/.test(value)
      ? [named(text, { start, end: start + value.length })]
      : [];
  });
}

function of(kind: 'phone' | 'email', text: string): Named[] {
  const found: Named[] = [];
  for (const [each, pattern] of patterns)
    if (each === kind)
      for (const match of text.matchAll(pattern)) {
        const place = named(text, { start: match.index, end: match.index + match[0].trimEnd().length });
        if (!found.some((other) => overlaps(place, other))) found.push(place);
      }
  return found.sort((one, other) => one.start - other.start);
}

/** How the sender can be reached. What was taken for a reference is no telephone number. */
export function contactsOf(text: string, references: readonly Named[]): { phones: Named[]; emails: Named[] } {
  const phones = of('phone', text).filter((phone) => !references.some((each) => overlaps(phone, each)));
  return { phones, emails: of('email', text) };
}
