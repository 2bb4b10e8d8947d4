import { Cake } from 'lucide-react';
import { initialsOf } from '#ui/data/avatar.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { dueRing, type Spot } from '../rules/orbit.ts';
import type { Standing } from '../rules/standing.ts';

const percent = (at: number): string => `${(50 + at * 50).toFixed(2)}%`;

/** How somebody stands, in words. */
export function standingSaid({ last, silent, left }: Standing): string {
  const spoken =
    last === null
      ? 'You haven’t logged a conversation yet'
      : silent === 0
        ? 'You spoke today'
        : silent === 1
          ? 'You spoke yesterday'
          : `You spoke ${silent} days ago`;
  if (left === null) return `${spoken}.`;
  if (left < 0) return `${spoken}; the next call is ${-left} ${left === -1 ? 'day' : 'days'} overdue.`;
  return left === 0
    ? `${spoken}; the next call is due today.`
    : `${spoken}; the next call is due in ${left} ${left === 1 ? 'day' : 'days'}.`;
}

function Dot({ spot, selected }: { spot: Spot; selected: boolean }) {
  const { standing, x, y } = spot;
  const { person, left, birthday } = standing;
  const due = left !== null && left <= 0;
  const short = person.name.split(' ')[0] ?? '';
  return (
    <li
      className="absolute size-0 transition-[left,top] duration-1000 ease-out motion-reduce:transition-none"
      style={{ left: percent(x), top: percent(y) }}
    >
      <a
        href={hrefTo(['with', person.id])}
        aria-current={selected ? 'true' : undefined}
        className="group absolute -start-4 -top-4 grid size-8 place-items-center rounded-full hover:z-10 focus-visible:z-10 sm:-start-5.5 sm:-top-5.5 sm:size-11"
      >
        <span className="sr-only">{`${person.name}. ${standingSaid(standing)}`}</span>
        <span
          aria-hidden="true"
          className={`relative grid size-8 place-items-center rounded-full font-display text-[.75rem] font-semibold sm:size-10 sm:text-[.8125rem] ${due ? 'bg-ink text-paper' : 'bg-hue text-on-hue'} group-aria-[current]:outline-2 group-aria-[current]:outline-offset-3 group-aria-[current]:outline-ink`}
        >
          {initialsOf(person.name)}
          {birthday === null ? null : (
            <span className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-(--sun) text-(--ink-light)">
              <Cake size={12} strokeWidth={2} />
            </span>
          )}
        </span>
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute top-full rounded-md bg-paper/85 px-1 text-[.75rem] leading-4 whitespace-nowrap ${due ? 'max-sm:hidden' : 'hidden group-hover:block group-focus-visible:block'}`}
        >
          {short}
        </span>
      </a>
    </li>
  );
}

interface OrbitDrawingProps {
  spots: readonly Spot[];
  selected: string | undefined;
}

/** People around you: each drifts outwards as time passes, and comes back when you write down that you spoke. */
export function OrbitDrawing({ spots, selected }: OrbitDrawingProps) {
  const due = dueRing * 50;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[42rem]">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx="50" cy="50" r="49.5" className="fill-none stroke-line" strokeWidth=".3" />
        <circle
          cx="50"
          cy="50"
          r={due}
          className="fill-hue/15 stroke-outline"
          strokeWidth=".3"
          strokeDasharray="1 1"
        />
        <circle cx="50" cy="50" r={due * 0.66} className="fill-hue/15 stroke-none" />
        <circle cx="50" cy="50" r={due * 0.33} className="fill-hue/25 stroke-none" />
      </svg>
      <p
        aria-hidden="true"
        className="absolute inset-x-0 text-center text-[.6875rem] text-mute sm:text-[.75rem]"
        style={{ top: `${50 - due - 3.2}%` }}
      >
        <span className="bg-paper/80 px-1">time to speak</span>
      </p>
      <p className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-paper font-display text-[.8125rem] font-semibold sm:size-13">
        You
      </p>
      <ul aria-label="Your people">
        {spots.map((spot) => (
          <Dot key={spot.standing.person.id} spot={spot} selected={spot.standing.person.id === selected} />
        ))}
      </ul>
    </div>
  );
}
