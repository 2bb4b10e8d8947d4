import type { ReactNode } from 'react';
import type { NamedText } from '#ui/text/rule-list.tsx';

const line = 'h-2 rounded-full bg-line';
const row = (key: number) => (
  <span key={key} className="flex items-center gap-2">
    <span className="size-4 shrink-0 rounded-full bg-hue" />
    <span className={`${line} flex-1`} />
  </span>
);

/** A list in each of its states, in the order of the words beside them. */
const pictures: readonly ReactNode[] = [
  <span key="empty" className="grid h-full place-items-center">
    <span className="grid w-3/4 place-items-center gap-2 rounded-xl border border-dashed border-outline p-4">
      <span className={`${line} w-2/3`} />
      <span className="h-5 w-1/2 rounded-full bg-cobalt" />
    </span>
  </span>,
  <span key="one" className="grid gap-2">
    {row(0)}
  </span>,
  <span key="many" className="grid gap-2">
    <span className="h-5 rounded-full border border-outline" />
    {[0, 1, 2, 3, 4].map(row)}
    <span className="font-mono text-xs text-mute">1–20 of 1,000</span>
  </span>,
  <span key="waiting" className="grid gap-2">
    {/* The bars pulse alone: words that fade are too pale to read half of the time. */}
    <span className="grid animate-pulse gap-2 motion-reduce:animate-none">
      {[0, 1, 2, 3].map((at) => (
        <span key={at} className="flex items-center gap-2">
          <span className="size-4 shrink-0 rounded-full bg-line" />
          <span className={`${line} flex-1`} />
        </span>
      ))}
    </span>
    <span className="font-mono text-xs text-mute">2 of 4 read</span>
  </span>,
  <span key="wrong" className="grid h-full content-center gap-2">
    <span className="rounded-xl border-2 border-danger p-3">
      <span className="block h-2 w-4/5 rounded-full bg-danger" />
      <span className={`${line} mt-2 block w-3/5`} />
    </span>
    <span className="h-5 w-1/2 rounded-full bg-ink" />
  </span>,
];

/** The states of a list, each drawn and said. */
export function FiveStates({ heading, states }: { heading: string; states: readonly NamedText[] }) {
  return (
    <section className="wrap pt-20 lg:pt-32">
      <h2 className="text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96]">{heading}</h2>
      <ol className="mt-9 grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-5">
        {states.map(([name, text], at) => (
          <li key={name} className="max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:gap-x-4">
            <span
              aria-hidden="true"
              className="block h-44 overflow-hidden rounded-card bg-raised p-4 shadow-[inset_0_0_0_1px_var(--line)] max-sm:row-span-2"
            >
              {pictures[at]}
            </span>
            <h3 className="text-2xl sm:mt-4">{name}</h3>
            <p className="mt-1 text-mute">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
