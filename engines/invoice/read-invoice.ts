import { dueDate, invoiceDate } from './dates.ts';
import { invoiceNumber } from './number.ts';
import { pageOf } from './page.ts';
import { partiesIn } from './parties.ts';
import { withoutScanSlips } from './scan-slips.ts';
import { sumsIn } from './sums.ts';
import { anyOf } from './words.ts';

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
const asksForMoney = anyOf(
  `please pay | amount due | balance due | to pay | payable | zu zahlen | zahlbar | zahlungsziel | à payer | da pagare | te betalen | a pagar`,
);
const other =
  /\b(?:delivery note|packing (?:slip|list)|quotation|quote|estimate|purchase order|order confirmation|pro ?forma)\b/i;

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
  const sums = sumsIn(lines);
  const whole = lines.join('\n');
  // A paper that asks for money and adds a tax is an invoice, whatever it calls itself.
  const asksToBePaid = asksForMoney.test(whole) && sums.net && sums.tax?.value && sums.total;
  if ((!isInvoice.test(whole) && !asksToBePaid) || isOther) return nothing;
  const monthFirst = american(text);
  const page = pageOf(lines);
  const date = invoiceDate(lines, monthFirst);
  return {
    number: invoiceNumber(page),
    date,
    due: dueDate(lines, date, monthFirst),
    ...partiesIn(page),
    currency: currencyOf(lines),
    ...sums,
  };
}

/** Whether net and tax add up to the total; null where one of them is not there. */
export function sumsAgree({ net, tax, total }: Invoice): boolean | null {
  return net && tax && total ? Math.abs(net.value + tax.value - total.value) < 0.02 : null;
}
