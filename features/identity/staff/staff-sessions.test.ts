import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { moveClock, now } from '#server/clock.ts';
import { sealFactor } from '#server/identity/factors.ts';
import { identityFactors, identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { openSite } from '../testing/site.server.ts';
import { markStaff } from './mark-staff.server.ts';

const site = openSite();
const hour = 3_600_000;

async function signedInStaff() {
  const { tab, account } = await site.signedIn();
  await services()
    .database.db.update(identityUsers)
    .set({ emailVerified: true })
    .where(eq(identityUsers.id, account.localId));
  await markStaff(account.email, ['owner'], 'test');
  return { tab, account };
}

describe('a session of staff', () => {
  it('goes on while it is used, day after day', async () => {
    const { tab } = await signedInStaff();
    for (let visit = 0; visit < 8; visit += 1) {
      moveClock(11 * hour);
      expect(await tab.visitor()).toMatchObject({ staff: true });
    }
  });

  it('ends after twelve hours without use, while one of a client goes on', async () => {
    const { tab } = await signedInStaff();
    const client = await site.signedIn();
    moveClock(12 * hour);
    expect(await tab.visitor()).toBeNull();
    expect((await tab.call('GET', '/api/session')).body).toEqual({ user: null });
    expect(await client.tab.visitor()).not.toBeNull();
  });

  it('is not kept alive by a page that lies open and listens', async () => {
    const { tab } = await signedInStaff();
    for (const passed of [4, 4, 3.9]) {
      moveClock(passed * hour);
      expect(await tab.visitor('text/event-stream')).not.toBeNull();
    }
    moveClock(0.2 * hour);
    expect(await tab.visitor()).toBeNull();
  });

  it('is not opened again by what the SDK keeps: one signs in again', async () => {
    const { tab, account } = await signedInStaff();
    moveClock(12 * hour + 1000);
    const renewed = await site.refreshed(account.refreshToken);
    expect((await tab.open(renewed.id_token)).status).toBe(401);
    expect(await tab.visitor()).toBeNull();
    expect((await tab.open((await tab.signIn(account.email)).idToken)).status).toBe(200);
    expect(await tab.visitor()).toMatchObject({ staff: true });
  });
});

describe('where staff must have a second step', () => {
  const demand = async (secondFactor: boolean) => {
    await services().inTransaction((tx) => changeSettings(tx, { staff: { secondFactor } }, 'test'));
    await refreshSettings(services().database.db);
  };
  afterEach(() => demand(false));

  it('nobody without one is staff for anything, and everybody with one is', async () => {
    const { tab, account } = await signedInStaff();
    await demand(true);
    expect(await tab.visitor()).toMatchObject({ staff: false, areas: [], awaitsSecondStep: true });
    await services()
      .database.db.insert(identityFactors)
      .values({
        id: newId(),
        userId: account.localId,
        secretSealed: sealFactor('GEZDGNBVGY3TQOJQ'),
        lastStep: 0,
        enrolledAt: now(),
      });
    expect(await tab.visitor()).toMatchObject({ staff: true, areas: ['owner'], awaitsSecondStep: false });
  });

  it('the header still leads to the panel, which asks for it', async () => {
    const { tab } = await signedInStaff();
    await demand(true);
    expect((await tab.call('GET', '/api/session')).body.user).toMatchObject({ staff: true });
  });

  it('clients are asked for nothing', async () => {
    await demand(true);
    const { tab } = await site.signedIn();
    expect(await tab.visitor()).toMatchObject({ staff: false, awaitsSecondStep: false });
  });
});
