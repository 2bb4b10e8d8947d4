import { CalendarDays, CalendarPlus, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { WorkspaceEmpty, WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { OwnEvents } from './own-events.server.ts';

const path = '/account/events';

function addressOf({ q, when, page }: { q?: string; when?: string; page?: number }): string {
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(when === 'past' ? { when } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `${path}?${query}` : path;
}

type Row = OwnEvents['rows'][number];

const standings: Record<Row['standing'], { word: string; tone: BadgeTone }> = {
  confirmed: { word: 'Confirmed', tone: 'done' },
  registered: { word: 'Place held', tone: 'done' },
  waiting: { word: 'On the waiting list', tone: 'warning' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
  'called-off': { word: 'Event cancelled', tone: 'danger' },
};

function wordOf(row: Row, over: boolean): string {
  if (row.what === 'event' && row.place) return `Number ${row.place} on the waiting list`;
  if (over && row.standing === 'confirmed') return 'Took place';
  return standings[row.standing].word;
}

const link =
  'inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:decoration-current';

const Action = ({
  href,
  children,
  ...rest
}: {
  href: string | null;
  children: ReactNode;
  download?: boolean;
}) =>
  href ? (
    <a href={href} className={link} {...rest}>
      {children}
    </a>
  ) : null;

function EventRow({ row, over }: { row: Row; over: boolean }) {
  return (
    <li className="border-b border-line px-4 py-5 last:border-0 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-lg wrap-anywhere">
          {row.page ? (
            <a href={row.page} className="underline-offset-4 hover:underline">
              {row.title}
            </a>
          ) : (
            row.title
          )}
        </h2>
        <Badge tone={over ? 'plain' : standings[row.standing].tone}>{wordOf(row, over)}</Badge>
      </div>
      <p className="mt-1">
        <time dateTime={row.startAt}>{row.when}</time>
      </p>
      <p className="text-[.9375rem] text-mute">
        {row.about}. <span className="mono-label">{row.reference}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-[.9375rem]">
        {row.join ? (
          <ButtonLink href={row.join} size="small" variant="ghost" rel="noreferrer">
            <Video size={18} strokeWidth={1.5} aria-hidden="true" />
            Join
          </ButtonLink>
        ) : null}
        <Action href={row.calendar} download>
          <CalendarPlus size={18} strokeWidth={1.5} aria-hidden="true" />
          Calendar file
        </Action>
        <Action href={row.move}>Move</Action>
        <Action href={row.cancel}>{row.what === 'event' ? 'Cancel or pass on' : 'Cancel'}</Action>
      </div>
    </li>
  );
}

const Nothing = ({ q, when }: Pick<OwnEvents, 'q' | 'when'>) =>
  q ? (
    <WorkspaceEmpty
      heading={`Nothing matches “${q}”`}
      action={
        <ButtonLink href={path} variant="ghost" size="small">
          Show all
        </ButtonLink>
      }
    />
  ) : (
    <WorkspaceEmpty
      heading={when === 'past' ? 'No past meetings or events' : 'Nothing coming up'}
      action={
        <ButtonLink href="/book_an_appointment" variant="ink" size="small">
          Book a meeting
        </ButtonLink>
      }
    >
      <p>
        Meetings you book and events you register for appear here, with buttons to join, move or cancel. For
        example: “Scoping call, Tuesday 17 November, 14:00.”
      </p>
    </WorkspaceEmpty>
  );

function Feed({ feed }: Pick<OwnEvents, 'feed'>) {
  return (
    <DetailPage className="mt-6">
      <WorkspacePart
        heading="Your private calendar"
        about="Subscribe to this address in your calendar app to keep these meetings up to date. Anyone who has it can see them, so keep it to yourself."
      >
        <form method="post" action={path}>
          {feed ? (
            <>
              <p className="flex flex-wrap items-center gap-2 rounded-input bg-sunk py-1.5 ps-4 pe-1.5">
                <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{feed}</code>
                <CopyButton text={feed} label="Copy address" />
              </p>
              <Button
                type="submit"
                name="intent"
                value="end-feed"
                variant="ghost"
                size="small"
                className="mt-3"
              >
                Disable address
              </Button>
            </>
          ) : (
            <Button type="submit" name="intent" value="open-feed" variant="ghost" size="small">
              <CalendarDays size={18} strokeWidth={1.5} aria-hidden="true" />
              Create address
            </Button>
          )}
        </form>
      </WorkspacePart>
    </DetailPage>
  );
}

/** One's meetings and places, to come and over, each with what can still be done about it. */
export function OwnEventsPage({ own }: { own: OwnEvents }) {
  const { q, when, page, pages, counts, rows, feed } = own;
  const tab = (label: string, name: typeof when) => ({
    label,
    href: addressOf({ q, when: name }),
    count: counts[name],
    current: when === name,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WorkspaceTabs label="By time" tabs={[tab('Upcoming', 'upcoming'), tab('Past', 'past')]} />
        <WorkspaceSearch
          label="Find a meeting or event"
          words={q}
          keeps={{ when: when === 'past' ? when : '' }}
          className="w-full sm:w-72"
        />
      </div>
      <DetailPage>
        {rows.length === 0 ? (
          <Nothing q={q} when={when} />
        ) : (
          <ul aria-label="Events and meetings">
            {rows.map((row) => (
              <EventRow key={row.id} row={row} over={when === 'past'} />
            ))}
          </ul>
        )}
      </DetailPage>
      {pages > 1 ? (
        <Pagination
          label="Events and meetings"
          page={page}
          pages={pages}
          href={(next) => addressOf({ q, when, page: next })}
          className="mt-4"
        />
      ) : null}
      <Feed feed={feed} />
    </>
  );
}
