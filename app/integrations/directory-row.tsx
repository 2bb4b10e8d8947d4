import { ArrowRight, CircleCheck } from 'lucide-react';
import type { Integration } from '#content/indexes/integrations/integration.ts';
import { rowId } from './bay.tsx';
import { Mark } from './mark.tsx';

const cell = '@max-3xl:col-start-2';

/** One integration: what it is for, how both sides know each other, and what it takes. */
export function DirectoryRow({ of }: { of: Integration }) {
  return (
    <li
      id={rowId(of.name)}
      className="grid scroll-mt-6 grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-b border-line py-5 target:bg-selected @3xl:grid-cols-[2.75rem_minmax(0,1fr)_6.5rem_minmax(0,20rem)] @3xl:gap-x-6"
    >
      <span
        className={`grid size-11 place-items-center rounded-full ${'set' in of ? 'bg-hue text-ink-light' : 'bg-selected text-ink'} @max-3xl:row-span-3`}
      >
        <Mark of={of.mark} className="size-5" />
      </span>
      <div>
        <h3 className="text-xl">{of.name}</h3>
        <p className="mt-1 text-mute">{of.use}</p>
      </div>
      <p className={`${cell} mono-label pt-1`}>
        <span className="sr-only">Access: </span>
        {of.auth === 'None' ? 'no key' : of.auth}
      </p>
      {'set' in of ? (
        <div className={cell}>
          <p className="flex items-center gap-1.5 font-medium text-done">
            <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            Running here
          </p>
          <p className="mono-label mt-1 wrap-anywhere text-mute">{of.set}</p>
          {of.trial ? (
            <a
              href={of.trial.opens}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
            >
              {of.trial.label}
              <span className="sr-only">: {of.name}</span>
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </a>
          ) : null}
        </div>
      ) : (
        <div className={cell}>
          <p className="font-display text-xl font-semibold tracking-[-.03em]">
            {of.days[0]} to {of.days[1]} days
          </p>
          <p className="mt-1 text-[.9375rem] text-pretty text-mute">{of.why}</p>
        </div>
      )}
    </li>
  );
}
