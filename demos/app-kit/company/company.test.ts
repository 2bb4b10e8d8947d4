import { expect, it } from 'vitest';
import { defineApplication } from '../sandbox/application.ts';
import type { Keep } from '../sandbox/keep.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { accountSaid, type Company, companyEdit, companyIn, companySchema, companyWith } from './company.ts';

const sample = companyWith({ name: 'Sample Ltd' });
const own = companyWith({ name: 'Bäckerei Yılmaz', address: 'Deichstr. 4\n20459 Hamburg', currency: 'USD' });
const application = defineApplication<{ company: Company }>({
  id: 'test',
  version: 1,
  schemas: { company: companySchema },
  seed: () => ({ company: [sample] }),
});
const keepsNothing: Keep<{ company: Company }> = {
  load: async () => null,
  add: async () => {},
  replace: async () => {},
};
async function opened() {
  const sandbox = createSandbox(application, keepsNothing, '2026-11-18');
  await sandbox.open('2026-11-18');
  return sandbox;
}

it('stands in the exported file, and an import brings it back', async () => {
  const sandbox = await opened();
  sandbox.change('Changed the company', [companyEdit(own)]);
  const other = await opened();
  expect(other.imported(sandbox.exported())).toBeNull();
  expect(companyIn(other.get().rows.company, sample)).toEqual(own);
});

it('can be taken back, and the sample returns', async () => {
  const sandbox = await opened();
  sandbox.change('Changed the company', [companyEdit(own)]);
  sandbox.undo();
  expect(companyIn(sandbox.get().rows.company, sample)).toEqual(sample);
});

it('is the sample’s in a file from before there was one', async () => {
  const sandbox = await opened();
  const { records: _, ...file } = JSON.parse(sandbox.exported()) as { records: unknown };
  expect(sandbox.imported(JSON.stringify({ ...file, records: {} }))).toBeNull();
  expect(companyIn(sandbox.get().rows.company, sample)).toEqual(sample);
});

it('refuses an empty name and a mistyped IBAN, and takes accounts of other countries', () => {
  const problems = (company: Company) =>
    companySchema.safeParse(company).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(problems({ ...own, name: '  ' })).toEqual(['name']);
  expect(problems({ ...own, account: 'DE88 3704 0044 0532 0130 00' })).toEqual(['account']);
  expect(problems({ ...own, account: 'DE89 3704 0044 0532 0130 00' })).toEqual([]);
  expect(problems({ ...own, account: 'Routing 021000021, account 4412' })).toEqual([]);
});

it('names an IBAN in groups of four and another account as it was written', () => {
  expect(accountSaid('DE89370400440532013000')).toBe('IBAN DE89 3704 0044 0532 0130 00');
  expect(accountSaid('021000021 / 4412')).toBe('account 021000021 / 4412');
});
