import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { adminSections } from '#content/desks/admin-sections.ts';
import { mayRead } from '#lib/staff-areas.ts';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import type { Overdue, Today } from './overview/overview.ts';
import { sectionIcons } from './section-icons.ts';
import type { DeskFacts } from './staff-loader.server.ts';

interface AdminOverviewProps {
  overdue: readonly Overdue[];
  today: readonly Today[];
  desk: DeskFacts;
}

const heading = 'mb-3 text-xl';

function OverdueList({ overdue }: { overdue: readonly Overdue[] }) {
  if (overdue.length === 0)
    return (
      <p className="flex items-center gap-3 rounded-card border border-line bg-raised px-5 py-4.5">
        <CircleCheck size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-done" />
        Nothing is late. What waits is within its time.
      </p>
    );
  return (
    <ListGroup variant="card">
      {overdue.map(({ id, title, note, href, kind }) => (
        <ListLink
          key={id}
          href={href}
          title={title}
          note={note}
          media={
            kind === 'late' ? (
              <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="text-danger" />
            ) : (
              <Clock3 size={20} strokeWidth={1.5} aria-hidden="true" className="text-warning" />
            )
          }
        />
      ))}
    </ListGroup>
  );
}

/** What is late stands first, then today, then where everything is; each for whoever may enter it. */
export function AdminOverview({ overdue, today, desk }: AdminOverviewProps) {
  const parts = adminSections.filter((one) => one.id !== 'overview' && mayRead(desk.areas, one));
  return (
    <div className="grid gap-9">
      <section aria-labelledby="overdue">
        <h2 id="overdue" className={heading}>
          To do first
        </h2>
        <OverdueList overdue={overdue} />
      </section>
      {today.length > 0 ? (
        <section aria-labelledby="today">
          <h2 id="today" className={heading}>
            Today
          </h2>
          <ListGroup variant="card">
            {today.map(({ id, time, title, note, href }) => (
              <ListLink
                key={id}
                href={href}
                title={title}
                note={note}
                media={<span className="mono-label w-12">{time}</span>}
              />
            ))}
          </ListGroup>
        </section>
      ) : null}
      <section aria-labelledby="parts">
        <h2 id="parts" className={heading}>
          Everything
        </h2>
        <ListGroup variant="card">
          {parts.map(({ id, path, label, about, icon }) => {
            const Icon = sectionIcons[icon];
            return (
              <ListLink
                key={id}
                href={path}
                title={label}
                note={about}
                media={<Icon size={20} strokeWidth={1.5} aria-hidden="true" />}
              />
            );
          })}
        </ListGroup>
      </section>
    </div>
  );
}
