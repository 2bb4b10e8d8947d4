import { Cake, DoorOpen, LogOut, type LucideIcon, Medal } from 'lucide-react';
import { useMemo } from 'react';
import type { Person } from '../../records.ts';
import { type Occasion, occasions } from '../../rules/away.ts';
import { profileOf } from '../parts/person-link.tsx';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';

const kinds: Record<Occasion['what'], { Icon: LucideIcon; said: (occasion: Occasion) => string }> = {
  starts: { Icon: DoorOpen, said: ({ person }) => ['First day', person.title].filter(Boolean).join(', ') },
  leaves: { Icon: LogOut, said: () => 'Last day' },
  birthday: { Icon: Cake, said: () => 'Birthday' },
  years: { Icon: Medal, said: ({ years }) => `${years} years here` },
};

const mostShown = 9;

/** Birthdays, first and last days of the coming weeks. */
export function OccasionList({ people, days }: { people: readonly Person[]; days: number }) {
  const { day } = usePeople();
  const coming = useMemo(() => occasions(people, day, days).slice(0, mostShown), [people, day, days]);
  return (
    <section aria-labelledby="occasions">
      <h2 id="occasions" className="text-2xl">
        Coming up
      </h2>
      {coming.length === 0 ? (
        <p className="mt-2 text-mute">No birthdays, first days or last days in the next {days} days.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {coming.map((occasion) => {
            const { Icon, said } = kinds[occasion.what];
            return (
              <li key={`${occasion.what}-${occasion.person.id}`}>
                <a
                  href={profileOf(occasion.person.id)}
                  className="group flex min-h-14 items-center gap-3 py-2"
                >
                  <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium leading-tight underline-offset-4 group-hover:underline">
                      {occasion.person.name}
                    </span>
                    <span className="block truncate text-[.875rem] text-mute">{said(occasion)}</span>
                  </span>
                  <span className="shrink-0 font-mono text-[.8125rem] text-mute">
                    {occasion.day === day ? 'Today' : nearDay(occasion.day)}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
