import { useState } from 'react';
import { catalogue } from '#engines/paths/catalogue.ts';
import { grouped } from '#lib/money/grouped.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { More } from '../../app-kit/list/more.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { usePrinting } from '../../kit/export/use-printing.ts';
import type { Standing } from '../actions/plan.ts';
import { fieldNames, partNames } from '../words.ts';
import { leftSaid } from './use-counselling.ts';

/** So many of each part are drawn at first, and again with each press: a school has hundreds. */
const firstPart = 30;

/** All students of an adviser, those first who missed a date or are about to. */
export function AdviserScreen({ all }: { all: readonly Standing[] }) {
  const [shown, setShown] = useState<Readonly<Partial<Record<Standing['part'], number>>>>({});
  const printing = usePrinting();
  if (all.length === 0)
    return (
      <p className="border-t border-line py-8 text-mute">
        There are no students yet. Import your list, or add the first one.
      </p>
    );
  return (
    <div className="grid gap-8">
      {(Object.keys(partNames) as Standing['part'][]).map((part) => {
        const own = all.filter((standing) => standing.part === part);
        const most = shown[part] ?? firstPart;
        const left = own.length - most;
        return own.length === 0 ? null : (
          <section key={part}>
            <h3 className={`flex items-baseline gap-3 text-xl ${part === 'late' ? 'text-danger' : ''}`}>
              <span className="font-display text-4xl font-semibold tabular-nums">{grouped(own.length)}</span>
              {partNames[part]}
            </h3>
            <ul className="mt-2">
              {(printing ? own : own.slice(0, most)).map(({ student, next, left, open, done }) => {
                const programme = catalogue.find(({ id }) => id === student.chosen);
                return (
                  <li key={student.id} className="border-t border-line">
                    <a
                      href={hrefTo(['student', student.id])}
                      className="-mx-2 grid gap-x-6 rounded-xl px-2 py-2.5 hover:bg-selected sm:grid-cols-[12rem_minmax(0,1fr)_11rem_8rem] sm:items-center"
                    >
                      <span className="font-[560]">{student.name}</span>
                      <span className="min-w-0 truncate text-[.9375rem] text-mute">
                        {next?.name ??
                          (student.wishes.map((wish) => fieldNames[wish]).join(', ') || 'No wish yet')}
                      </span>
                      <span
                        className={`text-[.9375rem] ${part === 'late' ? 'font-medium text-danger' : part === 'soon' ? 'font-medium text-warning' : 'text-mute'}`}
                      >
                        {next && left !== null ? `${dayAndMonth(next.by)}, ${leftSaid(left)}` : ''}
                      </span>
                      <span className="flex items-center gap-2 text-[.8125rem] text-mute">
                        <span
                          aria-hidden="true"
                          className={`h-2 w-16 overflow-hidden rounded-full bg-line ${open + done > 0 ? '' : 'invisible'}`}
                        >
                          <span
                            className="block h-full bg-hue"
                            style={{ width: `${open + done > 0 ? (done / (open + done)) * 100 : 0}%` }}
                          />
                        </span>
                        {open + done > 0 ? `${done} of ${open + done}` : ''}
                        <span className="sr-only">steps done, {programme?.name ?? 'no path chosen'}</span>
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
            {left > 0 ? (
              <More
                left={left}
                part={firstPart}
                onMore={() => setShown((before) => ({ ...before, [part]: most + firstPart }))}
              />
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
