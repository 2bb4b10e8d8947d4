import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { companies } from '#server/companies/tables.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { mailsTo, tokenFor } from '#server/testing/test-services.ts';
import { shownInvitation } from '../queries.server.ts';
import {
  anotherNetwork,
  bringIn,
  inTestWorld,
  inviteAs,
  invited,
  person,
  places,
} from '../testing/world.server.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.server.ts';
import { forgetInvitations, resendInvitation, revokeInvitation } from './change-invitation.server.ts';

inTestWorld();
const ann = person('ann');
const bob = person('bob');
const cat = person('cat');
const accept = async (who = bob, token?: string) =>
  acceptInvitation(token ?? (await tokenFor(who.email ?? '')), who, anotherNetwork());
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

describe('the first invitation', () => {
  it('makes the company, with whoever sends it as its owner', async () => {
    await inviteAs(ann, 'bob@example.com');
    expect(await places()).toEqual(['ann owner']);
    expect(await invited()).toEqual(['bob@example.com']);
    const [mail] = await mailsTo('bob@example.com');
    expect(mail?.payload.subject).toContain('ann invites you to join Harbour Prints');
  });

  it('makes one company however many are sent at once', async () => {
    await Promise.all(['bob', 'cat', 'dan', 'eve'].map((name) => inviteAs(ann, `${name}@example.com`)));
    expect(await places()).toEqual(['ann owner']);
    expect(await invited()).toHaveLength(4);
    expect(await services().database.db.select().from(companies)).toHaveLength(1);
  });

  it('is for people whose own address is confirmed', async () => {
    expect(await refused(inviteAs(person('ann', { emailVerified: false }), 'bob@example.com'))).toBe(403);
    expect(await places()).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is sent by owners alone', async () => {
    await bringIn(ann, bob);
    expect(await refused(inviteAs(bob, 'cat@example.com'))).toBe(403);
  });

  it('lets in whoever has that address, confirmed, and nobody else with the link', async () => {
    await inviteAs(ann, 'bob@example.com');
    const token = await tokenFor('bob@example.com');
    expect(await refused(accept(cat, token))).toBe(403);
    expect(await refused(accept(person('bob', { emailVerified: false }), token))).toBe(403);
    expect(await shownInvitation(token, cat)).toMatchObject({ company: 'Harbour Prints', fits: false });
    expect(await shownInvitation(token, null)).toMatchObject({ fits: null });
    await accept(bob, token);
    expect(await places()).toEqual(['ann owner', 'bob member']);
    expect(await shownInvitation(token, bob)).toBeNull();
    const told = await services().database.db.select().from(notices);
    expect(told.map(({ userId, title }) => [userId, title])).toEqual([
      ['ann', 'Someone you invited has joined Harbour Prints'],
    ]);
  });

  it('lets one in once, however often it is accepted at once', async () => {
    await inviteAs(ann, 'bob@example.com');
    const token = await tokenFor('bob@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refused(accept(bob, token))));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await places()).toEqual(['ann owner', 'bob member']);
  });

  it('of two companies, accepted at once, lets in one', async () => {
    await inviteAs(ann, 'bob@example.com');
    const first = await tokenFor('bob@example.com');
    await inviteAs(cat, 'bob@example.com');
    const second = await tokenFor('bob@example.com');
    const answers = await Promise.all([first, second].map((token) => refused(accept(bob, token))));
    expect(answers.toSorted()).toEqual([200, 409]);
    expect((await places()).filter((place) => place.startsWith('bob'))).toHaveLength(1);
  });

  it('opens nothing once it was taken back, also when that happens at the same moment', async () => {
    const invitation = await inviteAs(ann, 'bob@example.com');
    const token = await tokenFor('bob@example.com');
    const [, answer] = await Promise.all([
      revokeInvitation(invitation?.id ?? '', ann),
      refused(accept(bob, token)),
    ]);
    const isIn = (await places()).includes('bob member');
    expect(isIn).toBe(answer === 200);
    expect(await invited()).toEqual([]);
  });

  it('ends after two weeks, lives again when it is sent again, and is forgotten a month later', async () => {
    // Limits count by person: one who has come from the future could do nothing in the tests after this one.
    const old = person('old');
    const invitation = await inviteAs(old, 'bob@example.com');
    moveClock(14 * 86_400_000);
    expect(await refused(accept())).toBe(410);
    await resendInvitation(invitation?.id ?? '', old);
    expect(await mailsTo('bob@example.com')).toHaveLength(2);
    expect(await refused(accept())).toBe(200);
    await inviteAs(old, 'cat@example.com');
    moveClock(43 * 86_400_000);
    expect(await forgetInvitations()).toBe(0);
    moveClock(2 * 86_400_000);
    expect(await forgetInvitations()).toBe(1);
  });

  it('is changed by owners of its own company alone', async () => {
    const invitation = await inviteAs(ann, 'bob@example.com');
    await inviteAs(cat, 'dan@example.com');
    expect(await refused(resendInvitation(invitation?.id ?? '', cat))).toBe(404);
    await revokeInvitation(invitation?.id ?? '', cat);
    expect(await invited()).toContain('bob@example.com');
    expect(await refused(revokeInvitation(invitation?.id ?? '', bob))).toBe(403);
  });

  it('can be declined, which tells the owner', async () => {
    await inviteAs(ann, 'bob@example.com');
    await declineInvitation(await tokenFor('bob@example.com'), anotherNetwork());
    expect(await invited()).toEqual([]);
    expect((await services().database.db.select().from(notices))[0]?.title).toContain('was declined');
  });

  it('sent to somebody twice is one, with the last role', async () => {
    await inviteAs(ann, 'bob@example.com');
    await inviteAs(ann, 'BOB@example.com', 'owner');
    expect(await invited()).toEqual(['BOB@example.com']);
    await accept();
    expect(await places()).toEqual(['ann owner', 'bob owner']);
    expect(await refused(inviteAs(ann, 'bob@example.com'))).toBe(422);
  });
});
