import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';
import type { Visitor } from '../schema.ts';
import { staffMarks } from '../tables.server.ts';
import { openSite } from '../testing/site.server.ts';
import { claimLink, claimPanel, isClaimable } from './claim.server.ts';
import { markStaff } from './mark-staff.server.ts';
import { requireSecondFactor } from './require-second-factor.server.ts';
import { listStaff } from './staff-list.server.ts';

const site = openSite();

async function somebody(): Promise<Visitor> {
  const tab = site.browser();
  await tab.open((await tab.signUp()).idToken);
  const visitor = await tab.visitor();
  if (!visitor) throw new Error('nobody is signed in');
  return visitor;
}
const nobodyIsStaff = () => services().database.db.delete(staffMarks);
const token = async () => new URL((await claimLink()) ?? '').searchParams.get('token') ?? '';

describe('the first owner', () => {
  it('claims the panel by the link, which counts as showing the address, and once', async () => {
    await nobodyIsStaff();
    const ann = await somebody();
    const [first, second] = [await token(), await token()];
    expect(await isClaimable(first)).toBe(true);
    await claimPanel(first, ann);
    const [user] = await services()
      .database.db.select()
      .from(identityUsers)
      .where(eq(identityUsers.id, ann.userId));
    expect(user?.emailVerified).toBe(true);
    expect(await listStaff()).toMatchObject([{ email: ann.email, areas: ['owner'], account: 'confirmed' }]);
    expect(await claimLink()).toBeNull();
    expect(await isClaimable(second)).toBe(false);
    await expect(claimPanel(second, await somebody())).rejects.toMatchObject({ code: 'claimed' });
  });

  it('is one of four who press five times each at once', async () => {
    await nobodyIsStaff();
    const link = await token();
    // One after the other: several sign-ups at once from one network are asked for a puzzle.
    const people: Visitor[] = [];
    for (let count = 0; count < 4; count += 1) people.push(await somebody());
    const presses = Array.from({ length: 20 }, (_, at) => people[at % people.length]);
    const pressed = await Promise.allSettled(presses.map((person) => person && claimPanel(link, person)));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listStaff()).toHaveLength(1);
  });

  it('is not made by a link that somebody made up, and a used one stays used', async () => {
    await nobodyIsStaff();
    const link = await token();
    await expect(claimPanel('made.up', await somebody())).rejects.toMatchObject({ code: 'claimed' });
    await claimPanel(link, await somebody());
    await nobodyIsStaff();
    await expect(claimPanel(link, await somebody())).rejects.toMatchObject({ code: 'claimed' });
  });
});

describe('owners', () => {
  it('never leave the panel without one, also not both at once', async () => {
    await nobodyIsStaff();
    await markStaff('a@akra.example', ['owner'], 'test');
    await expect(markStaff('a@akra.example', ['sales'], 'test')).rejects.toMatchObject({
      code: 'last_owner',
    });
    await markStaff('b@akra.example', ['owner'], 'test');
    const left = await Promise.allSettled([
      markStaff('a@akra.example', [], 'test'),
      markStaff('b@akra.example', ['editor'], 'test'),
    ]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await listStaff())[0]?.areas).toEqual(['owner']);
  });

  it('cannot shut themselves out by asking for a second step that they have not', async () => {
    await expect(requireSecondFactor(true, await somebody(), 'test')).rejects.toMatchObject({
      code: 'no_second_factor',
    });
  });
});
