import { now } from '#server/clock.ts';
import { channelsOf } from '#server/notices/choices.ts';
import { kindOf, kindsFor } from '#server/notices/kinds.ts';
import { people } from '#server/notices/people.ts';
import { services } from '#server/services.ts';
import { noticesOf } from './queries.server.ts';
import { listSchema } from './schema.ts';

/** What /account/notifications shows: a page of the list, or by which ways one hears of what. */
export async function notificationsPage(
  visitor: { userId: string; staff?: boolean; zone: string },
  url: URL,
) {
  const { userId } = visitor;
  const wish = listSchema.parse(Object.fromEntries(url.searchParams));
  const { db } = services().database;
  const { rows, ...list } = await noticesOf(userId, wish);
  const clock = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(now().getTime() - (rows.at(-1)?.createdAt.getTime() ?? 0) > 300 * 86_400_000
      ? { year: 'numeric' }
      : {}),
    timeZone: visitor.zone,
  });
  const channels = await channelsOf(db, userId);
  return {
    ...wish,
    ...list,
    notices: rows.map(({ id, kind, title, body, href, createdAt, readAt }) => ({
      id,
      kind: kindOf(kind).label,
      title,
      body,
      href,
      at: createdAt.toISOString(),
      when: clock.format(createdAt),
      read: readAt !== null,
    })),
    settings:
      wish.show === 'settings'
        ? {
            mailTo: await people().addressOf(db, userId),
            kinds: kindsFor(visitor).map((name) => {
              const { label, about, always, ownMail } = kindOf(name);
              const fixed = always ? 'it’s about the security of your account' : (ownMail?.why ?? null);
              return { name, label, about, channels: channels[name], fixed };
            }),
          }
        : null,
  };
}

/** The page as it is shown. */
export type NotificationsPage = Awaited<ReturnType<typeof notificationsPage>>;
