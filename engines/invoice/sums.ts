import { amountsIn, numberFrom } from './amounts.ts';
import { due, grand, net, noTax, notTotal, plain, tax } from './sum-labels.ts';

/** An amount and the line it was read from. */
interface ReadAmount {
  value: number;
  line: number;
  /** Set where it is the sum or difference of others. */
  calculated?: true;
}

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

/** A rate with what was taxed by it and the tax, on one line: `7 %   291,59   20,41   312,00`, `VAT A 20%  Net 35.64  VAT 7.13`. */
function taxedAtRate(line: string, at: number): { net: ReadAmount; tax: ReadAmount } | null {
  const rates = [...line.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g)];
  const [[, written = ''] = []] = rates;
  if (rates.length !== 1) return null;
  const values = amountsIn(line).map(({ value }) => value);
  for (const own of values)
    for (const part of values.slice(values.indexOf(own)))
      if (own !== 0 && own !== part && Math.abs((own * numberFrom(written)) / 100 - part) < 0.011)
        return { net: { value: own, line: at }, tax: { value: part, line: at } };
  return null;
}

/** Net and tax of several rates added up, where they make the total of the paper. */
function byRates(lines: readonly string[], totals: readonly ReadAmount[]): Sums | null {
  const taxed = lines.flatMap((line, at) => taxedAtRate(line, at) ?? []);
  const [first] = taxed;
  if (!first || taxed.length < 2) return null;
  const [own, part] = (['net', 'tax'] as const).map((key) =>
    round(taxed.reduce((sum, each) => sum + each[key].value, 0)),
  );
  const total = totals.find(({ value }) => Math.abs(value - (own ?? 0) - (part ?? 0)) < 0.02);
  return total && own !== undefined && part !== undefined
    ? {
        net: { value: own, line: first.net.line, calculated: true },
        tax: { value: part, line: first.tax.line, calculated: true },
        total,
      }
    : null;
}

/** 'Includes GST of 270.00', 'davon MwSt. 3,19': the tax is a part of the total, and the net is the rest. */
const partOfTotal =
  /^\W*(?:this |price |prices |total )?(?:includes?|included|including|incl\.?|of which|davon|darin|enthalten\p{L}*|dont|di cui|waarvan|varav|heraf|herav)(?!\p{L})/iu;
function withinTotal(lines: readonly string[], totals: readonly ReadAmount[]): Sums | null {
  const [total] = totals;
  const part = labelled(lines, tax, (line) => !partOfTotal.test(line) || noTax.test(line))[0];
  if (!total || !part || Math.abs(part.value) >= Math.abs(total.value)) return null;
  return completed({ net: null, tax: part, total });
}

/** '£295 in total', 'that's £1,121.40 altogether'. */
function saidInWords(lines: readonly string[]): ReadAmount[] {
  return lines.flatMap((line, at) =>
    amountsIn(line)
      .filter(({ end }) =>
        /^\s*(?:€|£|\$|\p{Lu}{3})?\s*(?:in total|altogether|in all|all in|insgesamt|au total|en total|in totaal|in totale)(?!\p{L})/iu.test(
          line.slice(end),
        ),
      )
      .map(({ value }) => ({ value, line: at })),
  );
}

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
  if (totals.length > 0) return totals;
  const inWords = saidInWords(lines);
  return inWords.length > 0 ? inWords : onlyAmount(lines);
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
  const added = byRates(lines, totals) ?? withinTotal(lines, totals) ?? byArithmetic(lines);
  if (added) return added;
  if (totals.length === 0 && nets.length === 0)
    return underLabels(lines) ?? { net: null, tax: taxes.at(-1) ?? null, total: null };
  return completed({ net: nets.at(-1) ?? null, tax: taxes.at(-1) ?? null, total: totals[0] ?? null });
}
