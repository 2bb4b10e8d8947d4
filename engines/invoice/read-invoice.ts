import { dueDate, invoiceDate } from './dates.ts';
import { invoiceNumber } from './number.ts';
import { pageOf } from './page.ts';
import { partiesIn } from './parties.ts';
import { withoutScanSlips } from './scan-slips.ts';
import { sumsIn } from './sums.ts';
import { anyOf, papers, titles } from './words.ts';

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

const isInvoice = anyOf(`${papers} | statement of charges`);
const title = anyOf(titles);
/** Whether a piece of a line says nothing but these words, and perhaps a number. */
const isOnly = (text: string, words: RegExp): boolean =>
  words.test(text) && text.replace(words, '').replace(/[\s\d.:#/-]/g, '') === '';
const asksForMoney = anyOf(
  `please pay | amount due | balance due | to pay | payable | zu zahlen | zahlbar | zahlungsziel | à payer | da pagare | te betalen | a pagar`,
);
const other = anyOf(
  `delivery note | packing slip | packing list | quotation | quote | estimate | purchase order | order confirmation | proforma | pro forma
  statement of account | account statement | angebot | kostenvoranschlag | lieferschein | auftragsbestätigung | kontoauszug | mahnung | devis | bon de livraison
  bon de commande | preventivo | offerta | presupuesto | albarán | orçamento | offerte | pakbon | kosztorys | oferta | offert | följesedel`,
);

const signs: readonly (readonly [string, RegExp])[] = [
  ['CHF', /\bCHF\b|\bSFr\b|\bFr\.(?=\s*\d)/g],
  ['EUR', /€|\bEUR\b|\beuros?\b/gi],
  ['GBP', /£|\bGBP\b/g],
  ['CAD', /\bCAD\b|C\$/g],
  ['AUD', /\bAUD\b|A\$/g],
  ['NZD', /\bNZD\b|NZ\$/g],
  ['PLN', /\bPLN\b|(?<=\d\s?)zł/g],
  ['SEK', /\bSEK\b/g],
  ['DKK', /\bDKK\b/g],
  ['NOK', /\bNOK\b/g],
  ['CZK', /\bCZK\b|(?<=\d\s?)Kč/g],
  ['INR', /\bINR\b|₹/g],
  ['BRL', /\bBRL\b|R\$/g],
  ['JPY', /\bJPY\b|¥/g],
  ['USD', /\bUSD\b|(?<![ACRZ])\$/g],
];

/** Whose dollars are meant where only the sign is written: the seller's tax numbers tell. */
function dollarOf(lines: readonly string[]): string {
  const whole = lines.join('\n');
  if (/\bUSD\b|\bUS\$/.test(whole)) return 'USD';
  if (/\bABN\b|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}\b/.test(whole)) return 'AUD';
  if (/\b(?:HST|TPS|TVQ|QST)\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.test(whole)) return 'CAD';
  return /\bNZBN\b|\bNew Zealand\b/.test(whole) ? 'NZD' : 'USD';
}

function currencyOf(lines: readonly string[]): Read<string> | null {
  const counts = signs.map(([code, pattern]) => ({
    code,
    places: lines.flatMap((line, at) => Array.from(line.matchAll(pattern), () => at)),
  }));
  const best = counts.toSorted((one, other_) => other_.places.length - one.places.length)[0];
  return best?.places[0] === undefined
    ? null
    : { value: best.code === 'USD' ? dollarOf(lines) : best.code, line: best.places[0] };
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
  const page = pageOf(lines);
  const head = lines.slice(0, 12).join('\n');
  const cells = page.slice(0, 12).flat();
  const isTitled = cells.some(({ text: each }) => isOnly(each, title) && !/\d/.test(each));
  // A statement of account is headed by what it is, and lists invoices with their numbers below.
  const isHeadedOther = !isTitled && cells.some(({ text: each, line }) => line < 5 && isOnly(each, other));
  const sums = sumsIn(lines);
  const whole = lines.join('\n');
  // A paper that asks for money and adds a tax is an invoice, whatever it calls itself.
  const asksToBePaid = asksForMoney.test(whole) && sums.net && sums.tax?.value && sums.total;
  const speaksOfOther =
    other.test(head) &&
    !title.test(
      head
        .replace(/\b(?:not an? |no )(?:tax )?invoice\b/gi, '')
        .replace(/invoice (?:will|to) follow\w*|invoice address/gi, ''),
    );
  const isOther = isHeadedOther || (speaksOfOther && !asksToBePaid);
  if ((!isInvoice.test(whole) && !asksToBePaid) || isOther) return nothing;
  const monthFirst = american(text);
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
