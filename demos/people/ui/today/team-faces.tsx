import { counted } from '#lib/money/grouped.ts';
import type { Person } from '../../records.ts';
import { awayOn, backOn, stateOn } from '../../rules/away.ts';
import { seenAs } from '../../rules/viewer.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { profileOf } from '../parts/person-link.tsx';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';
import { awaySentence } from './away-sentence.ts';

/** A team as faces: who is away stands first, with the reason as far as one may know it and when they are back. */
export function TeamFaces({ team }: { team: readonly Person[] }) {
  const { rows, day, viewer } = usePeople();
  const away = awayOn(rows, day);
  const order = { away: 0, here: 1, off: 2 };
  const seen = team
    .map((person) => ({ person, state: stateOn(rows, person, day), leave: away.get(person.id) }))
    .sort((one, other) => order[one.state] - order[other.state]);
  const gone = seen.filter(({ state }) => state === 'away').length;
  const off = seen.filter(({ state }) => state === 'off').length;
  return (
    <section
      aria-label="Who is here"
      data-hue="lilac"
      className="@container rounded-card bg-hue p-5 text-on-hue sm:p-7"
    >
      <h2 className="text-[clamp(1.75rem,6cqi,3rem)]">{awaySentence(gone, seen.length)}</h2>
      {off > 0 ? (
        <p className="mt-2 opacity-80">
          {counted(off, 'person has', 'people have')} a day off by contract, or a public holiday.
        </p>
      ) : null}
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-x-2 gap-y-5">
        {seen.map(({ person, state, leave }) => (
          <li key={person.id}>
            <a
              href={profileOf(person.id)}
              className="group grid justify-items-center gap-1.5 rounded-2xl text-center"
            >
              <span
                className={`grid size-20 place-items-center rounded-full ${state === 'here' ? '' : 'border-[1.5px] border-dashed border-current'}`}
              >
                <PersonFace
                  name={person.name}
                  faint={state !== 'here'}
                  className={state === 'here' ? 'size-20' : 'size-17'}
                />
              </span>
              <span className="text-[.9375rem] font-medium leading-tight group-hover:underline">
                {person.id === viewer.person.id ? 'You' : person.name.split(' ')[0]}
              </span>
              <span className="-mt-1 text-[.8125rem] leading-snug opacity-80">
                {leave
                  ? `${seenAs(viewer, leave)}, back ${nearDay(backOn(rows, person, leave))}`
                  : state === 'off'
                    ? 'Day off'
                    : 'Here'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
