import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { events, outbox } from '#server/db/tables.ts';
import { suppress } from '#server/mail/suppression/suppression.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { carryOut, retentions } from '#server/retention/carry-out.ts';
import { services } from '#server/services.ts';
import { refreshSettings } from '#server/settings/settings.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { readZip } from '#server/zip/read-zip.ts';
import { archiveByStaff, eraseByStaff, sealPerson, shownPerson } from './person.server.ts';
import { changeRetention, retentionPage } from './retention.server.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
  await services().inTransaction(async (tx) => {
    for (const to of ['zora@example.com', 'otto@example.com'])
      await sendMail(tx, { to, purpose: 'test', mail: { subject: `To ${to}`, blocks: [] } });
    await suppress(tx, { email: 'zora@example.com', reason: 'bounce', detail: '' }, 'system');
  });
});
afterAll(async () => {
  releaseClock();
  await world.close();
});
const db = () => services().database.db;
const nobody = async () => false;

describe('whoever an address belongs to', () => {
  it('is shown and taken away as an archive', async () => {
    const sealed = sealPerson(' Zora@example.com ');
    expect(sealed).not.toContain('ora');
    const counts = (await shownPerson(sealed))?.counts;
    expect(counts).toEqual([
      { part: 'mail', entries: 1 },
      { part: 'mail-suppressions', entries: 1 },
    ]);
    const files = await readZip(await archiveByStaff(sealed, 'user:sam'));
    expect(String(files['data.json'])).toContain('To zora@example.com');
    expect(await shownPerson('made up')).toBeNull();
  });

  it('is erased once the address was typed again, and nobody else; the log names no address', async () => {
    const person = sealPerson('zora@example.com');
    await expect(
      eraseByStaff({ person, sure: 'otto@example.com' }, 'user:sam', nobody),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      eraseByStaff({ person, sure: 'zora@example.com' }, 'user:sam', async () => true),
    ).rejects.toMatchObject({ status: 409 });
    await eraseByStaff({ person, sure: 'ZORA@example.com' }, 'user:sam', nobody);
    expect((await shownPerson(person))?.counts).toEqual([]);
    expect((await db().select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      'otto@example.com',
    ]);
    const [event] = await db().select().from(events).where(eq(events.kind, 'personal-data.erased'));
    expect(event).toMatchObject({ actor: 'user:sam', subject: 'personal-data', data: {} });
  });

  it('is not known by a link that is an hour old', async () => {
    holdClock(new Date());
    const sealed = sealPerson('otto@example.com');
    moveClock(3_601_000);
    expect(await shownPerson(sealed)).toBeNull();
    releaseClock();
  });
});

describe('how long things are kept', () => {
  it('is changed, and whoever saves over another’s change is told', async () => {
    const { days, version } = await retentionPage();
    await changeRetention({ ...days, outboxDays: 5 }, version, 'user:sam');
    await refreshSettings(db());
    await expect(changeRetention({ ...days, bookingDays: 7 }, version, 'user:sia')).rejects.toMatchObject({
      conflict: {
        fields: expect.arrayContaining([expect.objectContaining({ name: 'outboxDays', theirs: '5' })]),
      },
    });
  });

  it('is carried out and written down', async () => {
    const old = new Date(Date.now() - 6 * 86_400_000);
    await db().update(outbox).set({ state: 'sent', settledAt: old });
    const housekeeping = retentions().find(({ name }) => name === 'housekeeping');
    if (!housekeeping) throw new Error('nobody keeps house');
    expect(await carryOut(housekeeping)).toBe(1);
    expect(await carryOut(housekeeping)).toBe(0);
    const job = (await retentionPage()).jobs.find(({ name }) => name === 'housekeeping');
    expect(job).toMatchObject({ removed: 1, runs: 2, keeps: ['outboxDays', 'binDays'] });
  });
});
