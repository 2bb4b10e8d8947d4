import { Lock } from 'lucide-react';

interface PersonRecordProps {
  name: string;
  company: string;
  facts: readonly (readonly [string, string])[];
  events: readonly { day: string; kind: string; text: string; staff?: boolean }[];
}

/** One person: four facts, and everything that happened in one line of time. */
export function PersonRecord({ name, company, facts, events }: PersonRecordProps) {
  return (
    <div>
      <div className="px-5 pb-4 pt-6 lg:px-8">
        <p className="font-display text-2xl font-semibold tracking-[-.03em]">{name}</p>
        <p className="text-mute">{company}</p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] border-y border-line">
        {facts.map(([term, text]) => (
          <div key={term} className="px-5 py-3 @3xl:px-8 @3xl:not-first:border-l @3xl:not-first:border-line">
            <dt className="text-sm text-mute">{term}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <ol className="px-5 py-4 lg:px-8">
        {events.map((event) => (
          <li key={event.day + event.kind} className="grid gap-x-4 py-3 @lg:grid-cols-[5rem_minmax(0,1fr)]">
            <span className="font-mono text-sm text-mute [word-spacing:-.28em]">{event.day}</span>
            <span
              className={event.staff ? 'rounded-input border border-dashed border-outline px-4 py-2.5' : ''}
            >
              <span className="flex items-center gap-1.5 text-sm font-medium">
                {event.staff ? <Lock size={16} strokeWidth={1.5} aria-hidden="true" /> : null}
                {event.kind}
                {event.staff ? ', staff only' : ''}
              </span>
              <span className="block">{event.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
