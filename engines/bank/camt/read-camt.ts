import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { plainIban } from '#lib/money/iban.ts';
import { amountOf } from '#lib/money/money.ts';
import type { BankLine, ReadStatement } from '../bank-line.ts';
import { all, first, type Node, text } from './nodes.ts';
import { outOfBounds } from './xml-bounds.ts';

type Line = Omit<BankLine, 'id'>;

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
});

/** The document; null for what is no XML, or has names that no bank gives to its elements. */
function parsed(xml: string): Node {
  try {
    return XMLValidator.validate(xml) === true ? (parser.parse(xml) as Node) : null;
  } catch {
    return null;
  }
}

/** Reads a CAMT.053 statement within limits, or says what is wrong with the file. */
export function readCamt(xml: string): ReadStatement {
  const wrong = outOfBounds(xml);
  if (wrong) return { problem: wrong };
  const document = parsed(xml);
  if (document === null)
    return {
      problem:
        'This XML file is incomplete or damaged. Download it from your bank again; we imported nothing from it.',
    };
  const statements = all(document, 'Document', 'BkToCstmrStmt', 'Stmt');
  const [head] = statements;
  if (!head)
    return {
      problem:
        all(document, 'Document').length > 0
          ? 'This is a different message from the bank. Choose the CAMT.053 file with the statement.'
          : 'This XML file isn’t a bank statement. Choose a CAMT.053 file.',
    };
  const currency = text(head, 'Acct', 'Ccy') || currencyOf(first(head, 'Ntry', 'Amt')) || 'EUR';
  const notes: string[] = [];
  const lines = statements.flatMap((statement, at) =>
    all(statement, 'Ntry').flatMap((entry) => linesOf(entry, currency, notes, at + 1)),
  );
  const opening = balance(head, ['OPBD', 'PRCD'], currency);
  const closing = balance(statements.at(-1), ['CLBD'], currency);
  if (opening !== null && closing !== null) {
    const off = closing - opening - lines.reduce((sum, { cents }) => sum + cents, 0);
    if (off !== 0)
      notes.push(`The lines and the balances of this file differ by ${(Math.abs(off) / 100).toFixed(2)}.`);
  }
  const account = plainIban(text(head, 'Acct', 'Id', 'IBAN') || text(head, 'Acct', 'Id', 'Othr', 'Id'));
  return { statement: { account, currency, opening, closing, lines, unread: [], notes } };
}

const currencyOf = (amount: Node): string =>
  typeof amount === 'object' && amount !== null && '@_Ccy' in amount ? String(amount['@_Ccy']) : '';

/** An amount with its sign; CAMT writes amounts without one, and says on which side they stand. */
function signed(amount: string, side: string, currency: string): number | null {
  const [whole = '', part = ''] = amount.split('.');
  const cents = amountOf(part ? `${whole}.${part.replace(/0+$/, '').padEnd(1, '0')}` : whole, currency);
  return cents === null || (side !== 'CRDT' && side !== 'DBIT') ? null : side === 'DBIT' ? -cents : cents;
}

function balance(statement: Node, codes: readonly string[], currency: string): number | null {
  const found = all(statement, 'Bal').find((each) => codes.includes(text(each, 'Tp', 'CdOrPrtry', 'Cd')));
  return found ? signed(text(found, 'Amt'), text(found, 'CdtDbtInd'), currency) : null;
}

/** The lines of an entry: one for each payment where the bank booked several of them together. */
function linesOf(entry: Node, currency: string, notes: string[], statement: number): Line[] {
  const status = text(entry, 'Sts', 'Cd') || text(entry, 'Sts');
  if (status === 'PDNG' || status === 'INFO') return [];
  const given = text(entry, 'Amt');
  const own = currencyOf(first(entry, 'Amt'));
  const cents = own && own !== currency ? null : signed(given, text(entry, 'CdtDbtInd'), currency);
  const day = (
    text(entry, 'BookgDt', 'Dt') ||
    text(entry, 'BookgDt', 'DtTm') ||
    text(entry, 'ValDt', 'Dt')
  ).slice(0, 10);
  if (cents === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    notes.push(
      `An entry of ${given || 'no amount'} ${own} in statement ${statement} couldn’t be read and was left out.`,
    );
    return [];
  }
  const payments = all(entry, 'NtryDtls', 'TxDtls');
  const whole = { day, cents, currency };
  if (payments.length < 2) return [lineOf(entry, payments[0], whole, text(entry, 'AcctSvcrRef'))];
  const parts = payments.map((payment) =>
    signed(
      text(payment, 'Amt') || text(payment, 'AmtDtls', 'TxAmt', 'Amt'),
      text(payment, 'CdtDbtInd') || text(entry, 'CdtDbtInd'),
      currency,
    ),
  );
  const sum = parts.reduce<number>((total, part) => total + (part ?? Number.NaN), 0);
  // A batch whose parts are not told, or do not add up, stays one line.
  if (sum !== cents) return [lineOf(entry, undefined, whole, text(entry, 'AcctSvcrRef'))];
  return payments.map((payment, at) =>
    lineOf(
      entry,
      payment,
      { ...whole, cents: parts[at] ?? 0 },
      text(payment, 'Refs', 'AcctSvcrRef') || `${text(entry, 'AcctSvcrRef')}/${at + 1}`,
    ),
  );
}

function lineOf(
  entry: Node,
  payment: Node,
  { day, cents }: { day: string; cents: number },
  bankRef: string,
): Line {
  const other = cents > 0 ? 'Dbtr' : 'Cdtr';
  const parties = first(payment, 'RltdPties');
  const endToEnd = text(payment, 'Refs', 'EndToEndId');
  const words = [
    ...all(payment, 'RmtInf', 'Ustrd').map((node) => text(node)),
    ...all(payment, 'RmtInf', 'Strd').flatMap((node) => [
      text(node, 'RfrdDocInf', 'Nb'),
      text(node, 'CdtrRefInf', 'Ref'),
      text(node, 'AddtlRmtInf'),
    ]),
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
  ].filter(Boolean);
  return {
    day,
    cents,
    name: text(parties, other, 'Nm') || text(parties, other, 'Pty', 'Nm'),
    account: plainIban(
      text(parties, `${other}Acct`, 'Id', 'IBAN') || text(parties, `${other}Acct`, 'Id', 'Othr', 'Id'),
    ),
    text: words.join(' ') || text(payment, 'AddtlTxInf') || text(entry, 'AddtlNtryInf'),
    bankRef,
  };
}
