import { memo } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Person } from '../../records.ts';
import { type DayState, employedOn, stateOn } from '../../rules/away.ts';
import { usePeople } from '../people-context.ts';
import { awaySentence } from './away-sentence.ts';

const marks: Record<DayState, string> = {
  here: 'bg-current',
  away: 'border-[1.5px] border-current',
  off: 'scale-50 bg-current opacity-40',
};
const legend: readonly [DayState, string][] = [
  ['here', 'at work'],
  ['away', 'away'],
  ['off', 'day off'],
];

function Mark({ state }: { state: DayState }) {
  return <span aria-hidden="true" className={`size-3 rounded-full ${marks[state]}`} />;
}

const inRow = 10;
/** Of more teams than these, the ones with most people away: what waits for an answer stands below them. */
const mostTeams = 40;

/** A mark for each seat of a team, as three paths: of 5,000 marks each would be an element otherwise. */
const SeatMarks = memo(function SeatMarks({ states }: { states: string }) {
  const seats = states.split(' ');
  const paths: Record<string, string> = { here: '', away: '', off: '' };
  for (const [at, state] of seats.entries())
    paths[state] += `M${(at % inRow) * 16 + 6} ${Math.floor(at / inRow) * 16 + 6}h0`;
  const height = Math.ceil(seats.length / inRow) * 16 - 4;
  return (
    <svg
      width={inRow * 16 - 4}
      height={height}
      aria-hidden="true"
      focusable="false"
      className="max-w-full"
      fill="none"
      strokeLinecap="round"
    >
      <path d={paths.here} stroke="currentColor" strokeWidth="12" />
      <path d={paths.away} stroke="currentColor" strokeWidth="12" />
      <path d={paths.away} stroke="var(--hue)" strokeWidth="9" />
      <path d={paths.off} stroke="currentColor" strokeWidth="6" opacity=".4" />
    </svg>
  );
});

/** The whole company, one mark a person, team by team. */
export function SeatMap() {
  const { rows, day } = usePeople();
  const staff = employedOn(rows, day);
  const teams = new Map<string, { person: Person; state: DayState }[]>();
  for (const person of staff) {
    const list = teams.get(person.teamId) ?? [];
    list.push({ person, state: stateOn(rows, person, day) });
    teams.set(person.teamId, list);
  }
  const awayIn = (seats: readonly { state: DayState }[]) =>
    seats.filter(({ state }) => state === 'away').length;
  const shown =
    teams.size > mostTeams
      ? [...teams].toSorted(([, one], [, other]) => awayIn(other) - awayIn(one)).slice(0, mostTeams)
      : [...teams];
  const count = (state: DayState) => [...teams.values()].flat().filter((seat) => seat.state === state).length;
  return (
    <section
      aria-label="The company today"
      data-hue="lilac"
      className="@container rounded-card bg-hue p-5 text-on-hue sm:p-7"
    >
      <h2 className="text-[clamp(1.75rem,6cqi,3rem)]">{awaySentence(count('away'), staff.length)}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[.9375rem]">
        {legend
          .filter(([state]) => count(state) > 0)
          .map(([state, word]) => (
            <li key={state} className="flex items-center gap-2">
              <Mark state={state} />
              {grouped(count(state))} {word}
            </li>
          ))}
      </ul>
      {teams.size > mostTeams ? (
        <p className="mt-3 text-[.9375rem]">
          The {mostTeams} of {grouped(teams.size)} teams with most people away:
        </p>
      ) : null}
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] border-t border-current/20">
        {shown.map(([teamId, seats]) => {
          const away = awayIn(seats);
          const name = rows.teams.get(teamId)?.name ?? 'No team';
          return (
            <li
              key={teamId}
              className="border-b border-current/20 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
            >
              <a
                href={hrefTo(['people'], { team: teamId })}
                className="group grid min-h-11 content-start gap-2 py-3 pe-4"
              >
                <span className="flex items-baseline justify-between gap-2 text-[.9375rem] leading-tight">
                  <span className="font-medium underline-offset-4 group-hover:underline">{name}</span>
                  <span className="font-mono text-[.8125rem] tabular-nums">
                    {away > 0 ? `${away}/${seats.length}` : seats.length}
                    <span className="sr-only">{away > 0 ? ' away' : ' people, no one away'}</span>
                  </span>
                </span>
                <SeatMarks states={seats.map(({ state }) => state).join(' ')} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
