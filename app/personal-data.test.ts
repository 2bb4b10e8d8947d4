import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
// Everything that the running server knows: each feature declares itself by its routes.
import { features } from '#app/features.server.ts';
import { invoices } from '#features/billing/tables.server.ts';
import { closeAccount } from '#features/identity/commands/close-account.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { holdClock, moveClock, now, releaseClock } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { archiveOf } from '#server/personal-data/archive.ts';
import { purgeDue } from '#server/personal-data/closings.ts';
import { personalData } from '#server/personal-data/declared.ts';
import { impersonalTables } from '#server/personal-data/impersonal.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { readZip } from '#server/zip/read-zip.ts';
import { fillWorld, hasAccount } from './testing/personal-world.server.ts';
import { type Traceable, typed } from './testing/traceable.ts';
import { allTables, filesIn, rowsIn, tracesIn, tracesInFiles } from './testing/traces.server.ts';

const person = (email: string, name: string, word: string): Traceable => ({
  userId: `${word}-${newId()}`,
  email,
  name,
  word,
});
// The second address holds the first one.
const zora = person('zora@quill.example', 'Zora Quillfeather', 'kestrel7781');
const other = person('dr.zora@quill.example.org', 'Otto Bystander', 'magpie4402');
const traceWords = ({ userId, email, name, word }: Traceable) => [userId, email, name, word];

const visitorFor = ({ userId, email, name }: Traceable): Visitor => ({
  sessionId: newId(),
  userId,
  email,
  emailVerified: true,
  name,
  photoUrl: null,
  staff: false,
  awaitsSecondStep: false,
  areas: [],
  authTime: now(),
  zone: 'Europe/Berlin',
});

/** Waits for the jobs that follow a commit. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let left = 200; left > 0 && !(await holds()); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

let world: TestServices;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'personal-'));
  world = await openTestServices({ DATA_DIR: folder, STAFF_MAIL: 'team@akra.example' }, features);
  holdClock('2026-11-13T12:00:00Z');
  await fillWorld([zora, other]);
});
afterAll(async () => {
  releaseClock();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => holdClock('2026-11-13T12:00:00Z'));

describe('the tables', () => {
  it('are each declared as holding something of people, or as not', async () => {
    const declared = new Set([
      ...personalData().flatMap(({ tables }) => tables),
      ...Object.keys(impersonalTables),
    ]);
    const own = (await allTables()).filter((name) => name.startsWith('public.')).map((name) => name.slice(7));
    expect(own.filter((table) => !declared.has(table))).toEqual([]);
    expect([...declared].filter((table) => !own.includes(table))).toEqual([]);
  });

  it('that hold something of people are all filled in the world of this test', async () => {
    const personal = personalData().flatMap(({ tables }) => tables);
    const counts = await Promise.all(personal.map(async (table) => [table, await rowsIn(table)] as const));
    const empty = counts.filter(([, rows]) => rows === 0).map(([table]) => table);
    expect(empty).toEqual(['account_closings']);
  });
});

describe('a person', () => {
  it('gets a copy with everything they wrote and their files, and nothing of others', async () => {
    const archive = await readZip(await archiveOf({ userId: zora.userId, emailKeys: [zora.email] }));
    const all = Object.values(archive).map(String).join('\n');
    for (const end of typed) expect(all).toContain(`${zora.word}-${end}`);
    for (const trace of [zora.name, zora.email, 'Elsewhere']) expect(all).toContain(trace);
    for (const trace of traceWords(other)) expect(all).not.toContain(trace);
    const files = Object.keys(archive).filter((path) => path.startsWith('files/enquiries/'));
    expect(files.map((path) => String(archive[path]))).toEqual([`${zora.word}-file`]);
    expect(archive['files/details/photo.png']?.subarray(1, 4).toString()).toBe('PNG');
  });

  it('who closes the account leaves nothing behind after seven days but an open invoice and its accepted quote, and others keep all of theirs', async () => {
    const words = traceWords(zora);
    const before = await tracesIn(traceWords(other));
    expect(await tracesInFiles(folder, words)).toHaveLength(1);

    await closeAccount(visitorFor(zora), false);
    moveClock(6.9 * 86_400_000);
    expect(await purgeDue()).toBe(0);
    expect(await hasAccount(zora)).toBe(true);
    moveClock(0.2 * 86_400_000);
    expect(await purgeDue()).toBe(1);

    // Of each of the two people there were an attachment, a picture, a screen, a quote and an invoice; of the one only the papers stay.
    await until(async () => (await filesIn(folder)).length === 7);
    expect((await filesIn(folder)).filter((path) => /\/(invoice|quote)-/.test(path))).toHaveLength(4);
    expect(await filesIn(folder)).toHaveLength(7);
    expect(await tracesInFiles(folder, words)).toEqual([]);
    expect(await tracesIn(words, other.email)).toEqual({ 'public.invoices': 1, 'public.quotes': 1 });
    const [kept] = (await world.database.db.select().from(invoices)).filter(
      ({ buyer }) => buyer.name === zora.name,
    );
    // It is open, so that its address stays for reminders.
    expect(kept).toMatchObject({ userId: null, email: zora.email, lockedAt: expect.any(Date) });
    expect(await tracesIn(traceWords(other))).toEqual(before);
    expect(await tracesInFiles(folder, traceWords(other))).toHaveLength(1);
  });
});
