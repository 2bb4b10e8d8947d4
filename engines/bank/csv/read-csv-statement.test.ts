import { describe, expect, it } from 'vitest';
import type { BankLine } from '../bank-line.ts';
import { newLines } from '../repeated.ts';
import { centsIn, dayIn, dayOrderOf, decimalSignOf } from './cells.ts';
import { readCsvStatement } from './read-csv-statement.ts';

/** How ten banks write the same line: 1,190.00 came in on 3 August 2026. */
const banks: readonly [name: string, text: string][] = [
  [
    'Sparkasse',
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC";"Betrag";"Waehrung"\n"DE1";"03.08.26";"03.08.26";"GUTSCHRIFT";"RE 2026-0101";"Café Morgenrot";"DE89370400440532013000";"X";"1.190,00";"EUR"',
  ],
  [
    'DKB',
    '"Girokonto";"DE89370400440532013000"\n"Kontostand vom 04.08.2026:";"5.000,00 €"\n\n"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Kundenreferenz"\n"03.08.26";"03.08.26";"Gebucht";"Café Morgenrot";"Studio";"RE 2026-0101";"Eingang";"DE89370400440532013000";"1.190,00";""',
  ],
  [
    'ING Netherlands',
    '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"\n"20260803";"Café Morgenrot";"NL1";"DE89370400440532013000";"OV";"Bij";"1190,00";"x";"RE 2026-0101"',
  ],
  [
    'KBC',
    'Rekeningnummer;Datum;Omschrijving;Bedrag;Munt;rekening tegenpartij;Naam tegenpartij\nBE1;03/08/2026;RE 2026-0101;1.190,00;EUR;DE89370400440532013000;Café Morgenrot\nBE1;28/08/2026;kosten;-9,50;EUR;;',
  ],
  [
    'Revolut',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nTOPUP,Current,2026-08-03 09:12:00,2026-08-03 09:12:01,Café Morgenrot RE 2026-0101,1190.00,0.00,EUR,COMPLETED,1190.00\nCARD,Current,2026-08-03 10:00:00,2026-08-03 10:00:00,Later,5.00,0.00,EUR,PENDING,1185.00',
  ],
  [
    'Barclays',
    'Number,Date,Account,Amount,Subcategory,Memo\n1,03/08/2026,20-00-00,1190.00,Funds Transfer,CAFÉ MORGENROT RE 2026-0101\n2,14/08/2026,20-00-00,-4.20,Payment,Coffee',
  ],
  [
    'two columns',
    'Date,Description,Paid out,Paid in\n03 / 08,x,,\n2026-08-03,Café Morgenrot RE 2026-0101,,"1,190.00"',
  ],
  [
    'American',
    'Posting Date,Description,Amount\n8/3/2026,Café Morgenrot RE 2026-0101,"$1,190.00"\n8/31/2026,Rent,"($2,000.00)"',
  ],
  [
    'Wise',
    'ID,Date,Amount,Currency,Description,Payment Reference,Payer Name,Payee Name\nTR-1,03-08-2026,1190,EUR,x,RE 2026-0101,Café Morgenrot,',
  ],
  [
    'tabs and CR',
    'Transaction Date\tDetails\tAmount\n2026/08/03\tCafé Morgenrot RE 2026-0101\t1,190.00 CR\n2026/08/04\tFee\t2.00 DR',
  ],
];

describe('a CSV statement', () => {
  it.each(banks)('of %s is read by the names of its columns', (_, text) => {
    const answer = readCsvStatement(text);
    if ('problem' in answer) throw new Error(answer.problem);
    const [line] = answer.statement.lines;
    expect([line?.day, line?.cents]).toEqual(['2026-08-03', 119_000]);
    expect(`${line?.name} ${line?.text}`).toMatch(/café morgenrot.*RE 2026-0101/i);
  });

  it('takes money that goes out for what it is', () => {
    const last = (at: number) => {
      const answer = readCsvStatement(banks[at]?.[1] ?? '');
      return 'statement' in answer ? answer.statement.lines.at(-1)?.cents : null;
    };
    expect([last(3), last(7), last(9)]).toEqual([-950, -200_000, -200]);
  });

  it('names the lines that it could not read, and keeps the others', () => {
    const answer = readCsvStatement('Date;Amount;Name\n2026-08-03;5,00;A\nsoon;5,00;B\n2026-02-30;1,00;C\n');
    expect(answer).toMatchObject({
      statement: {
        lines: [{ name: 'A' }],
        unread: [
          { line: 3, why: '“soon” isn’t a date.' },
          { line: 4, why: '“2026-02-30” isn’t a date.' },
        ],
      },
    });
  });

  it('lets somebody say which column is what, where the names are unknown', () => {
    const text = 'Kassenbuch 2026\n\nWann;Wer;Wieviel;\n03.08.2026;Café Morgenrot;1.190,00;\n';
    const { columns, ...answer } = readCsvStatement(text);
    expect(answer).toEqual({ problem: expect.stringContaining('date and the amount') });
    expect(columns?.names).toEqual(['Wann', 'Wer', 'Wieviel']);
    expect(readCsvStatement(text, { day: 0, name: 1, amount: 2, text: -1 })).toMatchObject({
      statement: { lines: [{ day: '2026-08-03', cents: 119_000, name: 'Café Morgenrot' }], unread: [] },
    });
  });

  it('says so where there is nothing to choose from', () => {
    expect(readCsvStatement('hello')).toEqual({ problem: expect.stringContaining('no columns') });
  });

  it('reads days and amounts in the forms of a column', () => {
    expect(dayOrderOf(['03/04/2026', '04/13/2026'])).toEqual({ order: 'month-first', isCertain: true });
    expect(dayOrderOf(['03/04/2026'])).toEqual({ order: 'day-first', isCertain: false });
    expect([dayIn('31.11.2026', 'day-first'), dayIn('1.2.26', 'day-first'), dayIn('', 'day-first')]).toEqual([
      null,
      '2026-02-01',
      null,
    ]);
    expect([
      decimalSignOf(['1.234', '5,50']),
      decimalSignOf(['1,234', '5.5']),
      decimalSignOf(['1234']),
    ]).toEqual([',', '.', '.']);
    expect(
      ['1.234,56-', '(7,00)', '− 3,5 €', '12', '1,234,5', 'x', ''].map((cell) => centsIn(cell, ',')),
    ).toEqual([-123_456, -700, -350, 1200, null, null, null]);
  });
});

it('leaves out the lines that an earlier statement brought, as often as it did', () => {
  const line = (text: string, bankRef = ''): Omit<BankLine, 'id'> => ({
    day: '2026-08-03',
    cents: 250,
    name: 'A',
    account: '',
    text,
    bankRef,
  });
  const { fresh, repeated } = newLines(
    [line('coffee'), line('tea', '77')],
    [line('coffee'), line('coffee'), line('TEA  later', '77')],
  );
  expect([fresh, repeated]).toEqual([[line('coffee')], [line('coffee'), line('TEA  later', '77')]]);
});
