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
  please pay by | please pay before | to be paid by | to be paid before | settle by | settled by | no later than | not later than | payment deadline | pay within
  fällig | fällig am | fällig bis | zahlbar bis | zahlungsziel | bis zum | bis spätestens | échéance | à payer avant le | au plus tard le | délai de paiement
  scadenza | entro il | vervaldatum | te betalen voor | te voldoen voor | uiterlijk | vencimiento | antes del
  fälligkeit | fälligkeitsdatum | fecha de vencimiento | data scadenza | data di scadenza | à régler avant le | date limite de paiement | échéance de paiement
  vencimento | data de vencimento | pagar até | termin płatności | termin zapłaty | płatne do | förfallodatum | förfallodag | betalas senast | forfaldsdato | forfaldsdag
  forfallsdato | forfall | splatnost | datum splatnosti | eräpäivä`,
);
const terms =
  /\b(?:net|within|in|after|due in|terms:?)\s*(\d{1,3})\s*(?:days?|tagen?|jours?|dagen)?\b|\b(\d{1,3})\s*(?:days?|tage|jours|dagen|giorni|gg|días|dias|dni|dagar|dage|dager)\b/iu;
const onReceipt = anyOf(
  'due on receipt | due upon receipt | payable on receipt | payable upon receipt |  à réception | sur réception | sofort fällig | sofort zahlbar | al ricevimento | a la recepción | bij ontvangst',
);
/** 'Please pay £215.40 by 23 January'. */
const amountBefore = /\b(?:pay|payment of|settle)\s+[^\p{L}]{2,16}\s(?:by|before|until)\b/iu;
const ownDate = anyOf(
  `invoice date | date of issue | date of invoice | issue date | issued | issued on | tax point | credit note date | bill date | belegdatum
  rechnungsdatum | date de facturation | date d'émission | data fattura | fecha de factura | factuurdatum
  fecha de emisión | fecha de expedición | date de facture | date de la facture | data de emissão | data da fatura | data emissione | data wystawienia
  fakturadatum | fakturadato | faktureringsdatum | datum vystavení | laskun päivä | laskun päiväys | tax date | date of bill | rechnung vom | ausstellungsdatum`,
);
const dateLabel =
  /\b(?:invoice date|date of (?:issue|invoice)|issue date|issued(?: on)?|tax point|rechnungsdatum|date d[’']émission|datum|fecha|data|date|dated|le)\b/i;
const otherDate =
  /\b(?:delivery|order(?:ed)?|supply|service|ship(?:ped|ment)?|period|lieferdatum|leistungs\w*|payment|paid|travel|from|stay|arrival|departure|valid|original|previous|in|out|anreise|abreise|zeitraum|lieferung|livraison|période|consegna|entrega|levering|leverans|periodo)\b/i;

/** Where and when a letter was written: 'Würzburg, den 9. Mai 2025'. */
const townAndDay =
  /(?:^|\s{2,})(\p{Lu}[\p{L}-]+(?: \p{Lu}?[\p{L}-]+){0,3},\s+(?:den |am |le |the |li |il |dnia |dne |em )?\d{1,2}[. ./-])/u;

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
    const [, before = ''] = townAndDay.exec(line) ?? [];
    const [first] = before ? daysIn(line.slice(line.indexOf(before)), monthFirst) : [];
    if (first) return { value: first.on, line: at };
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
    const label = dueLabel.exec(line) ?? amountBefore.exec(line);
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
      !/\b(?:terms|payment|pay|payable|zahlbar|zahlungsziel|paiement|net \d{1,3}(?![\d.,])|règlement|betaling|betaaltermijn|betalen|pagamento|pago|vencimiento|scadenza|zahlung|fällig|płatno\p{L}+|betalning|vilkår|conditions)(?!\p{L})/iu.test(
        line,
      )
    )
      continue;
    const days =
      /\b(?:net\s*(\d{1,3})(?![\d.,])|(\d{1,3})\s*(?:days?|tagen?|jours?|dagen|giorni|gg|días|dias|dni|dagar|dage|dager|dnů|pv)\b)/iu.exec(
        line,
      );
    if (days && date) return { value: daysLater(date.value, Number(days[1] ?? days[2])), line: at };
    const weeks = date && weeksLater(line, date.value);
    if (weeks) return { value: weeks, line: at };
    if (onReceipt.test(line) && date) return { value: date.value, line: at };
  }
  return null;
}
