import { amountsIn, numberFrom } from './amounts.ts';
import { anyOf } from './words.ts';

/** An amount and the line it was read from. */
interface ReadAmount {
  value: number;
  line: number;
  /** Set where it is the sum or difference of others. */
  calculated?: true;
}

const net = anyOf(
  `subtotal | sub total | net | net amount | net total | net price | net value | netto | nettobetrag | nettosumme | netto summe | summe netto | sum net
  total net | zwischensumme | zwischentotal | subtotaal | taxable | taxable amount | goods | goods total | goods value | amount excluding | excluding vat
  excluding tax | excl vat | excl. vat | ex vat | ex. vat | before tax | before vat | total excl | total excluding | total ex | total before | total exkl
  total ht | total h.t. | total hors | total (excl | total (ex | total (net | total (before | total (ht | total (exkl | total (hors | totaal excl | totaal exclusief
  montant ht | total hors taxes | total hors taxe | total hors tva | base ht | imponibile | base imponible`,
);
const tax = anyOf(
  'vat | tax | sales tax | mwst | mwst. | ust | ust. | tva | gst | iva | btw | umsatzsteuer | mehrwertsteuer | hst',
);
const noTax =
  /\b(?:reg(?:istration)?|number|no|nr|id|id-nr|uid|steuernummer|exempt|tax point|tax date)\b|\b(?:GB|DE|FR|ATU|CHE|NL|IE)[- ]?\d{6,}/i;
const grand = anyOf(
  `grand total | total payable | total to pay | total incl | total incl. | total including | total inclusive | total inc | total gross | total amount | total invoice
  total ttc | total t.t.c. | total eur | total gbp | total usd | total chf | total inkl | total inkl. | total (incl | total (inc | total (gross | total (eur | total (gbp
  total (usd | total (chf | total (inkl | total (ttc | invoice total | invoice amount | invoice value | gesamtbetrag | gesamtsumme | rechnungsbetrag | endbetrag
  bruttobetrag | brutto | montant ttc | gross | gross amount | gross total | final amount | final total | final sum | totaal | totaal incl | totaal inclusief
  totaalbedrag | importo totale | credit total | total credit | totale | order total
  including vat | including tax | including mwst | incl vat | incl tax | inclusive vat | inclusief btw`,
);
const plain = anyOf('total | summe | gesamt | totaal');
const due = anyOf(
  `total due | amount due | amount now due | amount payable | amount now payable | balance | balance due | net à payer | à payer | zu zahlen | zahlbetrag
  te betalen | da pagare | to pay | please pay | you pay`,
);
const notTotal = anyOf(
  `subtotal | sub total | zwischensumme | excl | excl. | excluding | exclusive | exclusief | exkl | exkl. | hors | before | net | netto | ht | discount | rabatt | hours
  weight | items | quantity | qty`,
);

/** The amount after a label: the last on its line, or alone on the next one. */
function amountAt(lines: readonly string[], at: number, from: number): ReadAmount | null {
  const here = amountsIn((lines[at] ?? '').slice(from)).at(-1);
  if (here) return { value: here.value, line: at };
  const next = lines[at + 1] ?? '';
  const [below, more] = amountsIn(next);
  return below && !more && !/\p{L}{4}/u.test(next) ? { value: below.value, line: at + 1 } : null;
}

/** The amounts behind a label, where nothing speaks against it. */
const labelled = (
  lines: readonly string[],
  label: RegExp,
  not: (line: string, before: string) => boolean,
): ReadAmount[] =>
  lines.flatMap((line, at) => {
    const found = label.exec(line);
    if (!found || not(line, line.slice(0, found.index))) return [];
    const amount = amountAt(lines, at, found.index + found[0].length);
    return amount ? [amount] : [];
  });

/** A row of labels above a row of as many amounts: 'Net VAT Total' over '100.00 20.00 120.00'. */
function underLabels(lines: readonly string[]): Sums | null {
  for (const [at, line] of lines.entries()) {
    const labels = [
      ...line.matchAll(
        /\b(net(?:to)?|sub[\s-]?total|ht)\b|\b(vat|tax|mwst|ust|tva)\b|\b(total|gross|brutto|ttc|gesamt)\b/gi,
      ),
    ];
    const amounts = amountsIn(lines[at + 1] ?? '');
    if (labels.length < 2 || amountsIn(line).length > 0 || amounts.length < labels.length) continue;
    const values = amounts.slice(-labels.length);
    const of = (group: number) => {
      const place = labels.findIndex((label) => label[group]);
      const value = values[place]?.value;
      return place < 0 || value === undefined ? null : { value, line: at + 1 };
    };
    return { net: of(1), tax: of(2), total: of(3) };
  }
  return null;
}

/** Labels under one another, then as many amounts under one another, as columns come out of a scan. */
function stacked(lines: readonly string[]): Sums | null {
  const isLabel = (line: string) =>
    amountsIn(line).length === 0 && (net.test(line) || tax.test(line) || plain.test(line) || due.test(line));
  const only = (line: string) => (/\p{L}{4}/u.test(line) ? undefined : amountsIn(line).at(-1)?.value);
  const rows = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]));
  for (const [at, { line }] of rows.entries()) {
    if (!isLabel(line)) continue;
    const length = rows.slice(at).findIndex((row) => !isLabel(row.line));
    const amounts = rows.slice(at + length, at + 2 * length);
    if (length < 2 || amounts.length < length || amounts.some((row) => only(row.line) === undefined))
      continue;
    const of = (fits: (label: string) => boolean) => {
      const place = rows.slice(at, at + length).findIndex((row) => fits(row.line));
      const row = amounts[place];
      const value = row && only(row.line);
      return row && value !== undefined ? { value, line: row.at } : null;
    };
    return {
      net: of((label) => net.test(label)),
      tax: of((label) => tax.test(label) && !net.test(label) && !plain.test(label)),
      total:
        of((label) => (plain.test(label) || grand.test(label)) && !net.test(label)) ??
        of((label) => due.test(label)),
    };
  }
  return null;
}

interface Sums {
  net: ReadAmount | null;
  tax: ReadAmount | null;
  total: ReadAmount | null;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The only amount with a sign of its currency, which is the total of a short bill. */
function onlyAmount(lines: readonly string[]): ReadAmount[] {
  const found = lines.flatMap((line, at) =>
    amountsIn(line)
      .filter(({ start, end }) =>
        /[€$£]|\b(?:EUR|GBP|USD|CHF)\b/i.test(line.slice(Math.max(0, start - 4), end + 4)),
      )
      .map(({ value }) => ({ value, line: at })),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** Amounts that are not of this bill: what an earlier one left, or a page before. */
const earlier = /\b(?:previous|opening|brought|carried|last month|deposit|down payment|paid)\b/i;

const taxesIn = (lines: readonly string[]): ReadAmount[] =>
  labelled(
    lines,
    tax,
    (line, before) =>
      noTax.test(line) ||
      net.test(before) ||
      grand.test(before) ||
      plain.test(before) ||
      (/\bincl|\bincluded/i.test(before) && !/^\W*(?:incl\w*|including|of which)\W*$/i.test(before)),
  );

function totalsIn(lines: readonly string[]): ReadAmount[] {
  const isTaxed = (line: string) => tax.test(line) && !/incl|inc\b|ttc|inkl|no (?:vat|tax)/i.test(line);
  const totals = [
    ...labelled(lines, grand, (line) => notTotal.test(line) && !/incl|gross|ttc|inkl/i.test(line)).reverse(),
    ...labelled(
      lines,
      plain,
      (line, before) =>
        notTotal.test(line) ||
        due.test(line.split(/\d/)[0] ?? '') ||
        isTaxed(line) ||
        /\p{L}{3}\s+\p{L}{3}\s+\p{L}{3}/u.test(before),
    ).reverse(),
    ...labelled(lines, due, (line) => earlier.test(line)).reverse(),
  ];
  return totals.length > 0 ? totals : onlyAmount(lines);
}

/** Several amounts, and their sum as one more where that is another. */
const andSum = (amounts: readonly ReadAmount[]): ReadAmount[] => {
  const [first] = amounts;
  return first && amounts.length > 1
    ? [
        ...amounts,
        {
          value: round(amounts.reduce((sum, { value }) => sum + value, 0)),
          line: first.line,
          calculated: true,
        },
      ]
    : [...amounts];
};

/** What is missing of net, tax and total, from the two others; without any tax the net is the total. */
function completed(sums: Sums): Sums {
  const { net: own, tax: part, total } = sums;
  if (!own && total)
    return {
      ...sums,
      net: { value: round(total.value - (part?.value ?? 0)), line: total.line, calculated: true },
    };
  if (own && part && !total)
    return { ...sums, total: { value: round(own.value + part.value), line: part.line, calculated: true } };
  return sums;
}

/** A figure of the paper with the words before it on its line. */
interface Figure extends ReadAmount {
  before: string;
}

const figuresIn = (lines: readonly string[]): Figure[] =>
  lines.flatMap((line, at) => {
    let from = 0;
    return amountsIn(line).map(({ value, start, end }) => {
      const before = line.slice(from, start);
      from = end;
      return { value, line: at, before };
    });
  });

/**
 * Net, tax and total by what they are to each other, wherever they stand: two figures whose sum is a third one further
 * on, the second of them called a tax or a rate of the first that the paper names.
 */
function byArithmetic(lines: readonly string[]): Sums | null {
  const figures = figuresIn(lines);
  const rates = lines.flatMap((line) =>
    Array.from(line.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g), ([, rate = '']) => numberFrom(rate)),
  );
  let best: { sums: Sums; worth: number } | null = null;
  for (const [at, own] of figures.entries())
    for (const part of figures.slice(at + 1))
      for (const total of figures.slice(figures.indexOf(part) + 1)) {
        if (own.value === 0 || part.value === 0 || Math.abs(own.value + part.value - total.value) > 0.015)
          continue;
        const isTax = tax.test(part.before) && !noTax.test(part.before);
        const isRate = rates.some((rate) => Math.abs((own.value * rate) / 100 - part.value) < 0.02);
        const isTotal = [grand, plain, due].some((label) => label.test(total.before));
        const worth =
          (isTax ? 2 : 0) +
          (isRate ? 2 : 0) +
          (isTotal ? 1 : 0) +
          (tax.test(total.before) ? 1 : 0) +
          (net.test(own.before) ? 1 : 0) +
          (own.line === part.line ? 0.5 : 0);
        // The rightmost of equals: what was summed up before is part of it.
        if (worth >= 2 && worth >= (best?.worth ?? 0) && Math.abs(part.value) < Math.abs(own.value))
          best = { sums: { net: own, tax: part, total }, worth };
      }
  return (
    best && {
      net: bareAmount(best.sums.net),
      tax: bareAmount(best.sums.tax),
      total: bareAmount(best.sums.total),
    }
  );
}

const bareAmount = (amount: ReadAmount | null): ReadAmount | null =>
  amount && { value: amount.value, line: amount.line };

/** Net, tax and total: those that add up where there are such, else the likeliest by their labels. */
export function sumsIn(lines: readonly string[]): Sums {
  const below = stacked(lines);
  if (below?.total) return completed(below);
  const nets = labelled(lines, net, (_, before) => tax.test(before) || due.test(before));
  const taxes = taxesIn(lines);
  const totals = totalsIn(lines);
  const agrees = (one: ReadAmount, other: ReadAmount, sum: ReadAmount) =>
    Math.abs(one.value + other.value - sum.value) < 0.02;
  for (const total of totals)
    for (const each of [...nets.toReversed(), ...andSum(nets).slice(nets.length)])
      for (const part of andSum(taxes))
        if (agrees(each, part, total) && each.value !== 0) return { net: each, tax: part, total };
  const added = byArithmetic(lines);
  if (added) return added;
  if (totals.length === 0 && nets.length === 0)
    return underLabels(lines) ?? { net: null, tax: taxes.at(-1) ?? null, total: null };
  return completed({ net: nets.at(-1) ?? null, tax: taxes.at(-1) ?? null, total: totals[0] ?? null });
}
