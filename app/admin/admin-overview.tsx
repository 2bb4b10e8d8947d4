import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { MoneyPart } from './overview/money-part.tsx';
import type { Overview } from './overview/overview.ts';
import { PipelinePart } from './overview/pipeline-part.tsx';

const signs = {
  late: <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="text-danger" />,
  waits: <Clock3 size={20} strokeWidth={1.5} aria-hidden="true" className="text-warning" />,
};

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Calm({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-raised px-5 py-4.5">
      <CircleCheck size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-done" />
      {children}
    </p>
  );
}

/** First the things that need attention and today's events; below them the pipeline and the money, for people who may see them. */
export function AdminOverview({ overdue, today, pipeline, money }: Overview) {
  return (
    <div className="@container grid gap-9">
      <div className="grid items-start gap-9 @3xl:grid-cols-[3fr_2fr] @3xl:gap-6">
        <Part id="needs" heading="Needs you today">
          {overdue.length === 0 ? (
            <Calm>Nothing is waiting for you.</Calm>
          ) : (
            <ListGroup variant="card">
              {overdue.map(({ id, title, note, href, kind }) => (
                <ListLink key={id} href={href} title={title} note={note} media={signs[kind]} />
              ))}
            </ListGroup>
          )}
        </Part>
        <Part id="today" heading="Today">
          {today.length === 0 ? (
            <Calm>No meetings or events today.</Calm>
          ) : (
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
          )}
        </Part>
      </div>
      {pipeline ? (
        <Part id="pipeline" heading="Pipeline">
          <PipelinePart stages={pipeline} />
        </Part>
      ) : null}
      {money ? (
        <Part id="money" heading="Revenue">
          <MoneyPart {...money} />
        </Part>
      ) : null}
    </div>
  );
}
