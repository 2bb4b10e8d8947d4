import { describe, expect, it } from 'vitest';
import { readStatement } from '../read-statement.ts';

const entry = (amount: string, side: string, inner = '', head = '') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt>${head}<NtryDtls>${inner}</NtryDtls></Ntry>`;
const payment = (name: string, text: string, amount = '') =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount && `<Amt Ccy="EUR">${amount}</Amt>`}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>NL91 ABNA 0417 1643 00</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const file = (entries: string, closing = '150.00') =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
  <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`;

const read = (xml: string) => {
  const answer = readStatement(xml);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.statement;
};
const problemOf = (xml: string) => {
  const answer = readStatement(xml);
  return 'problem' in answer ? answer.problem : '';
};

describe('a CAMT.053 statement', () => {
  it('gives lines with sign, payer, account and text', () => {
    const { lines, account, opening, notes } = read(
      file(entry('50.00', 'CRDT', payment('Müller &amp; Söhne', 'RE 2026-0101'))),
    );
    expect({ account, opening, notes }).toEqual({
      account: 'DE89370400440532013000',
      opening: 10_000,
      notes: [],
    });
    expect(lines).toEqual([
      {
        day: '2026-11-02',
        cents: 5000,
        name: 'Müller & Söhne',
        account: 'NL91ABNA0417164300',
        text: 'RE 2026-0101',
        bankRef: '',
      },
    ]);
  });

  it('opens a batch whose parts add up, and leaves one whose parts do not', () => {
    const batch = payment('A', 'one', '20.00') + payment('B', 'two', '30.00');
    expect(read(file(entry('50.00', 'CRDT', batch))).lines.map(({ cents, name }) => [cents, name])).toEqual([
      [2000, 'A'],
      [3000, 'B'],
    ]);
    expect(read(file(entry('51.00', 'CRDT', batch), '151.00')).lines).toHaveLength(1);
  });

  it('says when lines and balances differ', () => {
    expect(read(file(entry('40.00', 'DBIT'))).notes).toEqual([expect.stringContaining('differ by 90.00')]);
  });

  it('leaves out what is only announced', () => {
    expect(
      read(file(entry('50.00', 'CRDT') + entry('9.00', 'CRDT').replace('BOOK', 'PDNG'))).lines,
    ).toHaveLength(1);
  });

  it('says of other files what they are', () => {
    expect(problemOf('<html><body>Sign in</body></html>')).toContain('isn’t a bank statement');
    expect(problemOf('<Document><BkToCstmrDbtCdtNtfctn/></Document>')).toContain(
      'a different message from the bank',
    );
    expect(problemOf(file('').slice(0, 300))).toContain('incomplete');
    expect(problemOf('%PDF-1.7')).toContain('CAMT.053');
  });
});

describe('a hostile file', () => {
  const began = () => performance.now();
  it.each([
    [
      'an entity bomb',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`,
      'entities',
    ],
    ['an external entity', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document/>', 'entities'],
    ['ten megabytes', `<Document>${'<a>1</a>'.repeat(1_300_000)}</Document>`, '10 MB'],
    ['deep nesting', '<a>'.repeat(200_000), 'too deeply'],
    ['nesting behind an attribute', '<a x="/>">'.repeat(1000), 'too deeply'],
    ['tags that are never shut', `<${'a'.repeat(2_000_000)}`, 'incomplete'],
    ['a comment without an end', `<Document><!--${'-'.repeat(2_000_000)}`, 'incomplete'],
  ])('%s is refused at once', (_, xml, words) => {
    const start = began();
    expect(problemOf(xml)).toContain(words);
    expect(began() - start).toBeLessThan(1500);
  });

  it('does not touch what all objects share', () => {
    const xml = file(
      entry('50.00', 'CRDT', payment('A', 'one'), '<__proto__><polluted>1</polluted></__proto__>'),
    );
    expect(problemOf(xml)).toContain('damaged');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
