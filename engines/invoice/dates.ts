import { daysLater } from '#lib/time/days.ts';
import { amountsIn } from './amounts.ts';
import { daysIn } from './days.ts';
import { anyOf } from './words.ts';

/** A day that was read, as ISO 8601 writes it, and its line. */
interface ReadDay {
  value: string;
  line: number;
}

const dueLabel = anyOf(
  `due | due date | date due | payable by | payable before | payable until | pay by | pay before | payment due | payment by | payment before | payment until
  please pay by | please pay before | to be paid by | to be paid before | settle by | settled by | no later than | not later than | payment deadline
  fällig | fällig am | fällig bis | zahlbar bis | zahlungsziel | bis zum | bis spätestens | échéance | à payer avant le | au plus tard le | délai de paiement
  scadenza | entro il | vervaldatum | te betalen voor | te voldoen voor | uiterlijk | vencimiento | antes del`,
);
const terms =
  /\b(?:net|within|in|after|due in|terms:?)\s*(\d{1,3})\s*(?:days?|tagen?|jours?|dagen)?\b|\b(\d{1,3})\s*(?:days?|tage|jours|dagen|giorni|días)\b/i;
const onReceipt = /\bdue (?:up)?on receipt\b|\bpayable on receipt\b/i;
const ownDate = anyOf(
  `invoice date | date of issue | date of invoice | issue date | issued | issued on | tax point | credit note date | bill date | belegdatum
  rechnungsdatum | date de facturation | date d'émission | data fattura | fecha de factura | factuurdatum`,
);
const dateLabel =
  /\b(?:invoice date|date of (?:issue|invoice)|issue date|issued(?: on)?|tax point|rechnungsdatum|date d[’']émission|datum|fecha|data|date|dated|le)\b/i;
const otherDate =
  /\b(?:delivery|order(?:ed)?|supply|service|ship(?:ped|ment)?|period|lieferdatum|leistungs\w*|payment|paid|travel|from|stay|arrival|departure|valid|original|previous|in|out)\b/i;

/** The first day of a line after a label, or of the line below it where the label stands alone. */
function dayAfter(lines: readonly string[], at: number, from: number, monthFirst: boolean): ReadDay | null {
  const here = daysIn((lines[at] ?? '').slice(from), monthFirst)[0];
  if (here) return { value: here.on, line: at };
  const below = daysIn(lines[at + 1] ?? '', monthFirst);
  return below[0] ? { value: below[0].on, line: at + 1 } : null;
}

export function invoiceDate(lines: readonly string[], monthFirst: boolean): ReadDay | null {
  for (const strict of [ownDate, dateLabel])
    for (const [at, line] of lines.entries()) {
      const label = strict.exec(line);
      if (!label || (strict === dateLabel && otherDate.test(line.slice(0, label.index)))) continue;
      if (
        dueLabel.test(line.slice(Math.max(0, label.index - 8), label.index + label[0].length)) &&
        strict === dateLabel
      )
        continue;
      const found = dayAfter(lines, at, label.index + label[0].length, monthFirst);
      if (found) return found;
    }
  for (const [at, line] of lines.entries()) {
    const [first] = daysIn(line, monthFirst);
    if (first && !otherDate.test(line) && !dueLabel.test(line)) return { value: first.on, line: at };
  }
  return null;
}

/** The last day, where a row of labels stands above a row of values. */
function lastBelow(lines: readonly string[], at: number, monthFirst: boolean): ReadDay | null {
  const below = daysIn(lines[at + 1] ?? '', monthFirst);
  const last = below.at(-1);
  return last && below.length > 1 ? { value: last.on, line: at + 1 } : null;
}

/** A day without a year, such as '15 April', is the next one after the invoice's date. */
function withYear(text: string, date: string): string | null {
  const [, day = '', month = ''] = /\b(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\b/u.exec(text) ?? [];
  const year = Number(date.slice(0, 4));
  const found = [year, year + 1]
    .map((each) => daysIn(`${day} ${month} ${each}`)[0]?.on)
    .find((on) => on && on >= date);
  return found ?? null;
}

/** 'The 15th of next month', or its end, after the invoice's date. */
function dayNextMonth(text: string, date: string): string | null {
  const [, day, end] =
    /\b(?:(\d{1,2})(?:st|nd|rd|th)|(end)) of (?:the )?(?:next|following) month\b/i.exec(text) ?? [];
  if (!day && !end) return null;
  const [year = 0, month = 0] = date.split('-').map(Number);
  // Month `month` counts from 0 here, so it is the next one; day 0 of the one after it is its last.
  const at = end ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, Number(day));
  return new Date(at).toISOString().slice(0, 10);
}

const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };

/** Terms in words: 'within a week', 'two weeks', 'a fortnight'. */
function weeksLater(text: string, date: string): string | null {
  const [, count = '', span = ''] =
    /\b(?:within|in|after)\s+(a|one|two|three|four|\d)\s+(weeks?|fortnight)\b/i.exec(text) ?? [];
  if (!span) return null;
  const weeks = (counts[count.toLowerCase()] ?? Number(count)) * (/^f/i.test(span) ? 2 : 1);
  return daysLater(date, 7 * weeks);
}

export function dueDate(lines: readonly string[], date: ReadDay | null, monthFirst: boolean): ReadDay | null {
  for (const [at, line] of lines.entries()) {
    const label = dueLabel.exec(line);
    // 'bis zum' and the like also stand before other days; what is to be paid stands before the due one alone.
    const here = label && daysIn(line.slice(label.index), monthFirst)[0];
    if (here) return { value: here.on, line: at };
  }
  for (const [at, line] of lines.entries()) {
    const label = dueLabel.exec(line);
    if (!label) continue;
    const unnamed = date && withYear(line.slice(label.index), date.value);
    if (unnamed) return { value: unnamed, line: at };
    if (onReceipt.test(line) && date) return { value: date.value, line: at };
    const later = date && dayNextMonth(line, date.value);
    if (later) return { value: later, line: at };
    const weeks = date && weeksLater(line, date.value);
    if (weeks) return { value: weeks, line: at };
    const days = terms.exec(line);
    if (days && date) return { value: daysLater(date.value, Number(days[1] ?? days[2])), line: at };
    const found = lastBelow(lines, at, monthFirst) ?? dayAfter(lines, at, line.length, monthFirst);
    if (found && !amountsIn(line).length) return found;
  }
  for (const [at, line] of lines.entries()) {
    if (
      !/\b(?:terms|payment|pay|payable|zahlbar|zahlungsziel|paiement|net \d|règlement|betaling|betaaltermijn|pagamento)\b/i.test(
        line,
      )
    )
      continue;
    const days = /\b(?:net\s*(\d{1,3})\b|(\d{1,3})\s*(?:days?|tagen?|jours?|dagen|giorni)\b)/i.exec(line);
    if (days && date) return { value: daysLater(date.value, Number(days[1] ?? days[2])), line: at };
    const weeks = date && weeksLater(line, date.value);
    if (weeks) return { value: weeks, line: at };
    if (onReceipt.test(line) && date) return { value: date.value, line: at };
  }
  return null;
}
