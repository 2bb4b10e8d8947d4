import { useRef, useState } from 'react';
import changesFile from '#content/statements/history.tsv?url';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { type Change, changesIn, changesWith, type Hour } from './hours.ts';

const mostShown = 12;
/** The hours of the site's making side by side; a word lights up the hours it was worked on. */
export function HistoryStrip({ hours }: { hours: readonly Hour[] }) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Change[]>([]);
  const [trouble, setTrouble] = useState('');
  const loaded = useRef<Promise<readonly Change[]>>(null);
  const latest = useRef('');
  const most = Math.max(...hours.map(({ count }) => count), 1);
  const lit = new Map<string, number>();
  for (const [at] of found) lit.set(at.slice(0, 13), (lit.get(at.slice(0, 13)) ?? 0) + 1);

  async function look(typed: string) {
    setWords(typed);
    latest.current = typed;
    loaded.current ??= fetch(changesFile).then(async (answer) => {
      if (!answer.ok) throw new Error(`The list of changes answered ${answer.status}`);
      return changesIn(await answer.text());
    });
    try {
      const changes = await loaded.current;
      // Somebody may have typed on while it was fetched.
      if (latest.current === typed) setFound(changesWith(changes, typed));
      setTrouble('');
    } catch {
      loaded.current = null;
      setTrouble('The list of changes couldn’t be fetched. Type again to try once more.');
    }
  }

  return (
    <div>
      <div
        role="img"
        aria-label={`Changes hour by hour: ${most} in the busiest hour`}
        className="flex h-56 items-end gap-px border-b-2 border-current px-(--gutter) lg:h-[26rem] lg:gap-[2px]"
      >
        {hours.map(({ at, count }) => (
          <span
            key={at}
            className={`relative h-full min-w-0 flex-1 ${at.endsWith('T00') ? 'border-s border-current/40' : ''}`}
          >
            <span
              className={`absolute inset-x-0 bottom-0 ${words.trim() ? 'bg-current/20' : 'bg-current'}`}
              style={{ height: `${(count / most) * 100}%` }}
            />
            <span
              data-lit={lit.get(at)}
              className="absolute inset-x-0 bottom-0 bg-current transition-[height] duration-(--panel) motion-reduce:transition-none"
              style={{ height: `${((lit.get(at) ?? 0) / most) * 100}%` }}
            />
            {at.endsWith('T00') ? (
              <span className="mono-label absolute start-1.5 top-0 whitespace-nowrap max-sm:hidden">
                {shortDayAt(`${at}:00Z`, 'UTC')}
              </span>
            ) : null}
          </span>
        ))}
      </div>
      <div className="wrap grid gap-x-10 gap-y-6 pt-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div>
          <TextField
            label="Search the changes"
            required
            autoComplete="off"
            maxLength={60}
            placeholder="calendar, colour, crash"
            value={words}
            error={trouble}
            onChange={(event) => void look(event.currentTarget.value)}
          />
          <p role="status" className="mt-3 min-h-6 font-medium">
            {words.trim()
              ? `${found.length} ${found.length === 1 ? 'change mentions' : 'changes mention'} it`
              : null}
          </p>
        </div>
        <ol className="grid content-start">
          {found.slice(0, mostShown).map(([at, line]) => (
            <li
              key={at + line}
              className="grid gap-x-5 border-b border-current/25 py-2.5 sm:grid-cols-[9rem_1fr]"
            >
              <time dateTime={at} className="mono-label leading-6">
                {at.slice(8, 10)} Nov, {at.slice(11, 16)}
              </time>
              <span>{line}</span>
            </li>
          ))}
          {found.length > mostShown ? <li className="py-2.5">and {found.length - mostShown} more</li> : null}
        </ol>
      </div>
    </div>
  );
}
