import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Met } from '#engines/hiring/match.ts';

/** What the job asks for, each with the line of the résumé that meets it. */
export function MatchList({ met }: { met: readonly Met[] }) {
  return (
    <>
      <ul className="grid gap-0.5">
        {met.map(({ requirement, isMet, reason }) => {
          const Icon = isMet ? CircleCheck : CircleDashed;
          return (
            <li key={requirement.id} className="flex gap-3 border-b border-line py-3">
              <Icon
                size={20}
                strokeWidth={1.5}
                aria-hidden="true"
                className={`mt-0.5 shrink-0 ${isMet ? 'text-done' : 'text-mute'}`}
              />
              <div className="min-w-0">
                <p className="font-medium">
                  {requirement.label}
                  <span className="font-normal text-mute">{requirement.must ? '' : ', nice to have'}</span>
                  <span className="sr-only">{isMet ? ': met' : ': not found'}</span>
                </p>
                <p className="text-[.9375rem] text-mute">{reason}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-[.875rem] text-mute">
        We found these by looking for words and dates, and highlighted them in the résumé. They don’t score or
        sort candidates, so read each line before you decide.
      </p>
    </>
  );
}
