import { daysLater } from '#lib/time/days.ts';
import { amountsIn } from './amounts.ts';
import { daysIn } from './days.ts';
import { partiesIn } from './parties.ts';
import { withoutScanSlips } from './scan-slips.ts';
import { sumsIn } from './sums.ts';

/** A field of an invoice and the line it was read from; null where the paper does not say. */
interface Read<Value> {
  value: Value;
  line: number;
  /** Set where the paper does not say it, but what it says gives it. */
  calculated?: true;
}

export interface Invoice {
  number: Read<string> | null;
  /** ISO 8601, as is `due`. */
  date: Read<string> | null;
  due: Read<string> | null;
  seller: Read<string> | null;
  buyer: Read<string> | null;
  currency: Read<string> | null;
  net: Read<number> | null;
  tax: Read<number> | null;
  total: Read<number> | null;
}

const isInvoice =
  /\b(?:invoice|credit note|rechnung|gutschrift|facture|avoir|fattura|factuur|factura|faktura|bill|statement of charges|receipt)\b/i;
const title =
  /\b(?:tax invoice|invoice|credit note|rechnung|gutschrift|facture|avoir|fattura|factuur|factura|faktura|receipt)\b/i;
const other =
  /\b(?:delivery note|packing (?:slip|list)|quotation|quote|estimate|purchase order|order confirmation|pro ?forma)\b/i;

const numbered =
  /(?:\b(?:(?:tax )?invoice|credit note|rechnung|rechnungs|gutschrift|facture|avoir|fattura|factuur|factura|faktura|inv|bill|receipt|document|beleg|our ref(?:erence)?)[\s-]*(?:no|number|num|nr|nummer|n°|nº|ref(?:erence)?|id|#)?|\brechnungs-?(?:nr|nummer))\s*\.?\s*[:#]?\s*[:#]?\s*((?=[A-Z\d/._-]*\d)[A-Z\d](?:[A-Z\d/._-]*[A-Z\d])?)/gi;
const numberLabel =
  /\b(?:invoice|credit note|rechnungs?|facture|inv|fattura|document|bill)[\s-]*(?:no|number|nr|nummer|n°|nº|#|ref)|\bnumber\b|\bno\.\s*:/i;

const dueLabel =
  /(?<!\p{L})(?:due(?: date)?|payable (?:by|before|until)|pay(?:ment)? (?:due|by|before|until)|please pay (?:by|before)|to be paid (?:by|before)|settle(?:d)? by|fällig(?: am| bis)?|zahlbar bis|zahlungsziel|échéance|à payer avant(?: le)?|scadenza|vervaldatum|vencimiento|te betalen (?:voor|vóór)|payment deadline)(?!\p{L})/iu;
const terms =
  /\b(?:net|within|in|after|due in|terms:?)\s*(\d{1,3})\s*(?:days?|tagen?|jours?|dagen)?\b|\b(\d{1,3})\s*(?:days?|tage|jours|dagen|giorni|días)\b/i;
const onReceipt = /\bdue (?:up)?on receipt\b|\bpayable on receipt\b/i;
const dateLabel =
  /\b(?:invoice date|date of (?:issue|invoice)|issue date|issued(?: on)?|tax point|rechnungsdatum|date d[’']émission|datum|fecha|data|date|dated|le)\b/i;
const otherDate =
  /\b(?:delivery|order(?:ed)?|supply|service|shipped|period|lieferdatum|leistungs\w*|payment|paid|travel|from|stay|arrival|departure|valid|original)\b/i;

/** The first day of a line after a label, or of the line below it where the label stands alone. */
function dayAfter(
  lines: readonly string[],
  at: number,
  from: number,
  monthFirst: boolean,
): Read<string> | null {
  const here = daysIn((lines[at] ?? '').slice(from), monthFirst)[0];
  if (here) return { value: here.on, line: at };
  const below = daysIn(lines[at + 1] ?? '', monthFirst);
  return below[0] ? { value: below[0].on, line: at + 1 } : null;
}

function invoiceDate(lines: readonly string[], monthFirst: boolean): Read<string> | null {
  for (const strict of [
    /\b(?:invoice date|date of (?:issue|invoice)|issue date|issued(?: on)?|tax point|rechnungsdatum|credit note date)\b/i,
    dateLabel,
  ])
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
function lastBelow(lines: readonly string[], at: number, monthFirst: boolean): Read<string> | null {
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

function dueDate(
  lines: readonly string[],
  date: Read<string> | null,
  monthFirst: boolean,
): Read<string> | null {
  for (const [at, line] of lines.entries()) {
    const label = dueLabel.exec(line);
    if (!label) continue;
    const here = daysIn(line.slice(label.index), monthFirst)[0];
    if (here) return { value: here.on, line: at };
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

function invoiceNumber(lines: readonly string[]): Read<string> | null {
  for (const [at, line] of lines.entries())
    for (const match of line.matchAll(numbered)) {
      const value = match[1] ?? '';
      if (
        daysIn(value).length === 0 &&
        (!/^\d{1,2}$/.test(value) ||
          /\b(?:no|number|nr|nummer|n°|nº|#)/i.test(match[0]) ||
          line.trim() === match[0].trim())
      )
        return { value, line: at };
    }
  for (const [at, line] of lines.entries()) {
    // 'No. 4471' alone on its line, or in a column of it, below a heading that says what it is the number of.
    const value = line
      .split(/\s{2,}|\t|\s*\|\s*/)
      .map(
        (part) =>
          /^\s*(?:no|nr|n°|nº|number|nummer|numéro|ref(?:erence)?|#)\s*[.:#]*\s*((?=\S*\d)[A-Z\d][A-Z\d/._-]{2,})/i.exec(
            part,
          )?.[1],
      )
      .find(Boolean);
    if (value && daysIn(value).length === 0) return { value, line: at };
  }
  for (const [at, line] of lines.entries()) {
    if (!numberLabel.test(line)) continue;
    const values = (lines[at + 1] ?? '')
      .split(/\s{2,}|\t|\s(?=[A-Z\d])/)
      .filter((each) => /\d/.test(each) && daysIn(each).length === 0);
    const value = /^[#]?((?=\S*\d)[A-Z\d][A-Z\d/._-]*)$/i.exec(values[0]?.trim() ?? '')?.[1];
    if (value) return { value, line: at + 1 };
  }
  return null;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['CHF', /\bCHF\b|\bSFr\b|\bFr\.(?=\s*\d)/g],
  ['EUR', /€|\bEUR\b|\beuros?\b/gi],
  ['GBP', /£|\bGBP\b/g],
  ['CAD', /\bCAD\b|C\$/g],
  ['AUD', /\bAUD\b|A\$/g],
  ['USD', /\bUSD\b|(?<![AC])\$/g],
];

function currencyOf(lines: readonly string[]): Read<string> | null {
  const counts = signs.map(([code, pattern]) => ({
    code,
    places: lines.flatMap((line, at) => Array.from(line.matchAll(pattern), () => at)),
  }));
  const best = counts.toSorted((one, other_) => other_.places.length - one.places.length)[0];
  return best?.places[0] === undefined ? null : { value: best.code, line: best.places[0] };
}

const nothing: Invoice = {
  number: null,
  date: null,
  due: null,
  seller: null,
  buyer: null,
  currency: null,
  net: null,
  tax: null,
  total: null,
};

/** Whether American dates are meant: dollars and a state with its ZIP code, or no other sign of Europe. */
const american = (text: string): boolean => /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/.test(text) && /\$|USD/.test(text);

/** Reads the fields of an invoice from its text. What the paper does not say stays empty; a due date from terms and a net amount from total and tax are calculated. */
export function readInvoice(text: string): Invoice {
  // Leaders of dots and Swiss dashes for no cents would hide amounts.
  const lines = text.split(/\r?\n/).map((line) =>
    withoutScanSlips(line)
      .replace(/\.{3,}|_{3,}/g, '   ')
      .replace(/(\d)[.,][-–—]{1,2}(?!\d)/g, '$1.00')
      .trimEnd(),
  );
  const head = lines.slice(0, 12).join('\n');
  const isOther =
    other.test(head) &&
    !title.test(
      head
        .replace(/\b(?:not an? |no )(?:tax )?invoice\b/gi, '')
        .replace(/invoice (?:will|to) follow\w*|invoice address/gi, ''),
    );
  if (!isInvoice.test(lines.join('\n')) || isOther) return nothing;
  const monthFirst = american(text);
  const date = invoiceDate(lines, monthFirst);
  return {
    number: invoiceNumber(lines),
    date,
    due: dueDate(lines, date, monthFirst),
    ...partiesIn(lines),
    currency: currencyOf(lines),
    ...sumsIn(lines),
  };
}

/** Whether net and tax add up to the total; null where one of them is not there. */
export function sumsAgree({ net, tax, total }: Invoice): boolean | null {
  return net && tax && total ? Math.abs(net.value + tax.value - total.value) < 0.02 : null;
}
