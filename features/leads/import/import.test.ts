import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { addLeadNote } from '../commands/add-note.server.ts';
import { dropImport, forgetImports, takeImport } from '../commands/import-file.server.ts';
import { writeImport } from '../commands/write-import.server.ts';
import { leadAt, leadOfAddress } from '../queries.server.ts';
import { leadCompanies, leadImports, leads } from '../tables.server.ts';
import { heardOf, inTestWorld } from '../testing/world.server.ts';
import { importPage } from './import-page.server.ts';

inTestWorld();

const mia = 'user:mia';
const take = (lines: readonly string[], overwrites = false) =>
  takeImport({ bytes: new TextEncoder().encode(lines.join('\n')), name: 'fair.csv', overwrites }, mia);
const dryRun = async (id: string) => {
  const page = await importPage(id, mia);
  if (!page) throw new Error('the file is not there');
  return page;
};
const write = async (id: string) => writeImport(id, (await dryRun(id)).print, mia);
const all = () => services().database.db.select().from(leads);
const back = (undo: string) => services().inTransaction((tx) => takeBack(tx, undo, mia));

const fair = [
  'Name;E-mail;Company;Phone;Value;Colour',
  'Ann Example;ann@harbour.example;Harbour Prints;+49 30 123456;12,000;red',
  'Bob Sample;Bob@harbour.example;;;;',
  'Bob again;bob@harbour.example;;;;',
  'Nobody;;;;;',
  'Cleo;cleo at example;;;;',
  'Dana;dana@example.com;;;plenty;',
];

describe('a file of contacts', () => {
  it('is looked at first: what is new, doubled and refused, with reasons, and nothing written', async () => {
    const page = await dryRun(await take(fair));
    expect(page.unused).toEqual(['Colour']);
    expect(page.added.lines).toMatchObject([{ line: 2, name: 'Ann Example' }, { line: 3 }]);
    expect(page.doubled.lines).toMatchObject([{ line: 4, reason: 'The same email address as in line 3' }]);
    expect(page.refused.lines).toEqual([
      { line: 5, shown: 'Nobody', reason: 'The email address is missing.' },
      { line: 6, shown: 'cleo at example', reason: '“cleo at example” isn’t an email address.' },
      { line: 7, shown: 'dana@example.com', reason: '“plenty” isn’t an amount. Write it like 12000.' },
    ]);
    expect(await all()).toEqual([]);
  });

  it('is then written in one go, and taken back as a whole', async () => {
    const known = await heardOf('bob@harbour.example', 'Bob');
    const { added, changed, undo } = await write(await take([...fair, 'Eve;eve@gmail.com;Eve & Co;;500;']));
    expect({ added, changed }).toEqual({ added: 2, changed: 0 });
    const ann = await leadOfAddress(services().database.db, 'ann@harbour.example');
    expect(ann).toMatchObject({
      name: 'Ann Example',
      value: 1_200_000,
      phone: '+49 30 123456',
      stage: 'new',
    });
    expect(
      (await services().database.db.select().from(leadCompanies)).map(({ name }) => name).toSorted(),
    ).toEqual(['Eve & Co', 'Harbour Prints']);
    expect(await services().database.db.select().from(leadImports)).toEqual([]);
    expect(await back(undo)).toBe(true);
    expect((await all()).map(({ id }) => id)).toEqual([known]);
  });

  it('fills in what is missing of people who are known; only if asked, it writes over the rest', async () => {
    const id = await heardOf('ann@harbour.example', 'Ann Example');
    const lines = [
      'First name,Surname,E-Mail,Phone,Stage',
      'Anna,Example,ann@harbour.example,030 1234567,Talking',
    ];
    const gentle = await dryRun(await take(lines));
    expect(gentle.changed.lines).toMatchObject([
      { lead: id, changes: [{ label: 'Telephone', before: 'nothing', after: '030 1234567' }] },
    ]);
    const { undo } = await write(await take(lines, true));
    expect(await leadAt(services().database.db, id)).toMatchObject({
      name: 'Anna Example',
      phone: '030 1234567',
      plainPhone: '301234567',
      stage: 'talking',
      version: 2,
    });
    await back(undo);
    expect(await leadAt(services().database.db, id)).toMatchObject({
      name: 'Ann Example',
      phone: '',
      stage: 'new',
    });
    // A line without a name takes none away.
    const bare = await dryRun(await take(['email', 'ann@harbour.example'], true));
    expect(bare).toMatchObject({ same: 1, changed: { count: 0 } });
  });

  it('says of strangers whom they look like', async () => {
    await heardOf('ann@harbour.example', 'Ann Example', { phone: '+49 30 1234567' });
    const page = await dryRun(
      await take(['name,email,tel', 'Example Ann,ann@gmail.com,', 'A. E.,ae@gmail.com,030 1234567']),
    );
    expect(page.added.lines.map(({ note }) => note)).toEqual([
      'Ann Example has the same name and another email address',
      'Ann Example has the same telephone number and another email address',
    ]);
  });

  it('is not written when it would become something else than was shown', async () => {
    const id = await take(fair);
    const { print } = await dryRun(id);
    await heardOf('ann@harbour.example', 'Ann');
    await expect(writeImport(id, print, mia)).rejects.toMatchObject({ status: 409 });
    expect(await all()).toHaveLength(1);
    await write(id);
    expect(await all()).toHaveLength(2);
  });

  it('leaves whoever was written about since in place when it is taken back', async () => {
    const { undo } = await write(await take(fair));
    const ann = await leadOfAddress(services().database.db, 'ann@harbour.example');
    await addLeadNote(ann?.id ?? '', { note: 'Called', address: '10.0.0.1' }, { userId: 'mia', name: 'Mia' });
    await back(undo);
    expect((await all()).map(({ name }) => name)).toEqual(['Ann Example']);
  });

  it('is shown to nobody else, can be let go, and goes after a day', async () => {
    const id = await take(fair);
    expect(await importPage(id, 'user:noor')).toBeNull();
    await expect(writeImport(id, '', 'user:noor')).rejects.toMatchObject({ status: 404 });
    await dropImport(id, mia);
    expect(await importPage(id, mia)).toBeNull();
    await take(fair);
    moveClock(86_400_001);
    expect(await forgetImports()).toBe(1);
  });

  it.each([
    [['name', 'Ann'], 'The first line has no column called “Email”.'],
    [['email', '"ann@example.com'], 'A quotation mark in line 2 is never closed.'],
    [['email', ',', ' '], 'There are no lines below the headings.'],
    [['email'], 'There are no lines below the headings.'],
    [['email', ...Array.from({ length: 2001 }, (_, each) => `p${each}@example.com`)], /2,001 lines; 2,000/],
  ])('is refused as a whole where nothing can be read from it', async (lines, reason) => {
    await expect(take(lines)).rejects.toMatchObject({
      fields: { file: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    });
  });
});
