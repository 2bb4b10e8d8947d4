import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import type { ProfileWish } from '../schema.ts';
import { profiles } from '../tables.server.ts';

/** Keeps what somebody says about themselves; saying it again replaces it. */
export function saveProfile(userId: string, wish: ProfileWish): Promise<void> {
  return services().inTransaction(async (tx) => {
    const said = { ...wish, changedAt: now() };
    await tx
      .insert(profiles)
      .values({ userId, ...said })
      .onConflictDoUpdate({ target: profiles.userId, set: said });
    const actor = `user:${userId}`;
    await recordEvent(tx, { kind: 'profile.changed', subject: actor, actor });
  });
}
