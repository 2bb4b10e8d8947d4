import type { ReactNode } from 'react';
import { Moment } from '#ui/data/moment.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { OpenLine, SubjectNames } from '../schema.ts';
import { fieldText, thingText } from '../words.ts';

const link = 'underline decoration-line underline-offset-4 hover:decoration-current';

const said = (text: string) =>
  text ? (
    <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>
  ) : (
    <span className="text-mute">Nothing</span>
  );

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-4 py-3 max-sm:not-first:border-t sm:px-5 sm:not-first:border-s">
      <dt className="text-[.84375rem] text-mute">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

interface AuditDetailProps {
  line: OpenLine;
  names: SubjectNames;
  zone: string;
}

/** One line of the log: who did it, when, to what, and every field before and after. */
export function AuditDetail({ line, names, zone }: AuditDetailProps) {
  const about = names[line.subject];
  return (
    <DetailPage>
      <dl className="grid sm:grid-cols-3">
        <Fact label="Who">{line.who}</Fact>
        <Fact label="When">
          <Moment at={line.happenedAt} zone={zone} />
        </Fact>
        <Fact label="About">
          {about?.href ? (
            <a href={about.href} className={link}>
              {about.name}
            </a>
          ) : (
            (about?.name ?? thingText(line.subject))
          )}
          <a
            href={`/admin-panel/audit?${new URLSearchParams({ subject: line.subject })}`}
            className={`block text-[.84375rem] text-mute ${link}`}
          >
            Show all entries about this
          </a>
        </Fact>
      </dl>
      {line.changes.length > 0 ? (
        <div className="border-t border-line px-4 py-6 sm:px-5">
          <h2 className="text-xl">What changed</h2>
          <dl className="mt-3">
            {line.changes.map(({ field, before, after }) => (
              <div
                key={field}
                className="grid gap-x-6 gap-y-2 border-line py-4 not-first:border-t @2xl:grid-cols-[10rem_1fr_1fr]"
              >
                <dt className="text-[.9375rem]">{fieldText(field)}</dt>
                <dd className="min-w-0">
                  <p className="text-[.84375rem] text-mute">Before</p>
                  {said(before)}
                </dd>
                <dd className="min-w-0">
                  <p className="text-[.84375rem] text-mute">After</p>
                  {said(after)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {line.noted.length > 0 ? (
        <div className="border-t border-line px-4 py-6 sm:px-5">
          <h2 className="text-xl">Further details</h2>
          <dl className="mt-3 grid gap-3">
            {line.noted.map(({ name, value }) => (
              <div key={name} className="grid gap-x-6 @2xl:grid-cols-[10rem_1fr]">
                <dt className="text-[.9375rem] text-mute">{fieldText(name)}</dt>
                <dd className="min-w-0">{said(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {line.changes.length + line.noted.length === 0 ? (
        <p className="border-t border-line px-4 py-6 text-mute sm:px-5">This entry has no further details.</p>
      ) : null}
    </DetailPage>
  );
}
