import type { Columns, Meaning } from '../bank-line.ts';

/** The names that banks give to columns, in the order in which they are preferred. */
const names: Readonly<Record<Meaning, readonly string[]>> = {
  day: [
    'buchungstag',
    'buchungsdatum',
    'booking date',
    'bookingdate',
    'date completed utc',
    'completed date',
    'posted date',
    'posting date',
    'transaction date',
    'date d operation',
    'date operation',
    'boekdatum',
    'boekingsdatum',
    'uitvoeringsdatum',
    'datum',
    'date',
    'data',
    'fecha',
    'started date',
    'date started utc',
  ],
  valueDay: [
    'wertstellung',
    'valutadatum',
    'valuta',
    'value date',
    'valutadate',
    'rentedatum',
    'date de valeur',
  ],
  amount: [
    'betrag',
    'umsatz',
    'amount',
    'bedrag',
    'montant',
    'importo',
    'importe',
    'transaction amount',
    'value',
  ],
  out: [
    'soll',
    'debit',
    'debit amount',
    'paid out',
    'money out',
    'withdrawal',
    'withdrawals',
    'ausgang',
    'belastung',
    'af',
    'debiet',
  ],
  in: [
    'haben',
    'credit',
    'credit amount',
    'paid in',
    'money in',
    'deposit',
    'deposits',
    'eingang',
    'gutschrift',
    'bij',
  ],
  side: [
    'af bij',
    'soll haben',
    'debit credit',
    'd c',
    'dc',
    's h',
    'credit debit indicator',
    'direction',
    'debet credit',
  ],
  payer: ['zahlungspflichtige r', 'zahlungspflichtiger', 'auftraggeber', 'payer name', 'payer'],
  payee: [
    'zahlungsempfanger in',
    'zahlungsempfanger',
    'empfanger',
    'payee name',
    'payee',
    'target name',
    'beneficiary',
  ],
  name: [
    'beguenstigter zahlungspflichtiger',
    'begunstigter zahlungspflichtiger',
    'auftraggeber empfanger',
    'empfanger auftraggeber',
    'name zahlungsbeteiligter',
    'auftraggeber beguenstigter',
    'naam tegenpartij',
    'naam omschrijving',
    'counterparty name',
    'counter party',
    'counterparty',
    'partner name',
    'tegenpartij',
    'name tegenpartij',
    'naam',
    'merchant',
    'name',
    'nom',
  ],
  account: [
    'kontonummer iban',
    'iban zahlungsbeteiligter',
    'partner iban',
    'counterparty account',
    'counterparty iban',
    'tegenrekening',
    'tegenrekening iban bban',
    'rekening tegenpartij',
    'counter account',
    'iban auftraggeberkonto',
    'iban',
    'kontonummer',
    'account number',
  ],
  text: [
    'verwendungszweck',
    'mededelingen',
    'mededeling',
    'vrije mededeling',
    'omschrijving',
    'payment reference',
    'reference',
    'communication',
    'communications',
    'remittance information',
    'libelle',
    'causale',
    'concepto',
    'memo',
    'narrative',
    'description',
    'details',
    'buchungsdetails',
    'note',
    'buchungstext',
  ],
  more: [
    'gestructureerde mededeling',
    'kundenreferenz',
    'kundenreferenz end to end',
    'end to end id',
    'transaction type',
    'buchungstext',
  ],
  bankRef: [
    'umsatz id',
    'transaction id',
    'id',
    'bank reference',
    'volgnr',
    'transactiereferentie',
    'transfer id',
  ],
  currency: ['wahrung', 'waehrung', 'currency', 'munt', 'valuta code', 'devise'],
  state: ['status', 'state'],
};

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((?:€|eur|gbp|usd|chf|£)\)|\b(?:eur|gbp|usd)\b|€/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** Which column holds what, by the names in a row. */
export function columnsIn(row: readonly string[]): Columns {
  const headings = row.map(plain);
  const found: Partial<Record<Meaning, number>> = {};
  const taken = new Set<number>();
  for (const [meaning, known] of Object.entries(names) as [Meaning, readonly string[]][]) {
    for (const name of known) {
      const at = headings.findIndex((heading, place) => heading === name && !taken.has(place));
      if (at < 0) continue;
      found[meaning] = at;
      taken.add(at);
      break;
    }
  }
  return found;
}

/** Whether lines can be read: they need a day, and an amount or a column for each direction. */
export const isEnough = ({ day, amount, out, in: came }: Columns): boolean =>
  day !== undefined && (amount !== undefined || (out !== undefined && came !== undefined));
