import { recordEvent } from '#server/events/record.ts';
import { channelsFrom } from '#server/notices/choices.ts';
import { type Channels, kindsFor } from '#server/notices/kinds.ts';
import { noticeChoices, noticeMornings } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import type { ChoicesWish } from '../schema.ts';

/** Keeps by which ways a person wants to hear of each kind, and whose clock their morning is by: no browser asks at eight. */
export async function choose(
  visitor: { userId: string; staff?: boolean; zone: string },
  { kinds }: ChoicesWish,
): Promise<void> {
  const { userId, zone } = visitor;
  await services().inTransaction(async (tx) => {
    for (const kind of kindsFor(visitor)) {
      const ticked = (way: keyof Channels) => kinds[`${kind}.${way}`] === 'on';
      const wished = { app: ticked('app'), mail: ticked('mail'), digest: ticked('digest') };
      const channels = channelsFrom(kind, wished);
      await tx
        .insert(noticeChoices)
        .values({ userId, kind, ...channels })
        .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.kind], set: channels });
    }
    await tx
      .insert(noticeMornings)
      .values({ userId, zone })
      .onConflictDoUpdate({ target: noticeMornings.userId, set: { zone } });
    await recordEvent(tx, { kind: 'notices.chosen', subject: `user:${userId}`, actor: `user:${userId}` });
  });
}
