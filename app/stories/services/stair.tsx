import { Download } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { download } from '#demos/kit/export/download.ts';
import { isText, listOf } from '#lib/files/shape.ts';
import { Button } from '#ui/actions/button.tsx';

type Step = readonly [name: string, text: string];

const key = 'first-version-steps';
const isNames = listOf(isText);

function kept(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return isNames(names) ? names : [];
  } catch {
    return [];
  }
}

/** The list as a file: what is done is crossed. */
const listText = (steps: readonly Step[], done: readonly string[]): string =>
  `# A first version in six steps\n\n${steps
    .map(([name, text]) => `- [${done.includes(name) ? 'x' : ' '}] **${name}** ${text}\n`)
    .join('')}`;

/** The steps as a stair over the whole width; each can be ticked, and the list taken away. */
export function Stair({ steps }: { steps: readonly Step[] }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const [isKept, setKept] = useState(true);
  useEffect(() => setDone(kept()), []);
  function turn(name: string) {
    const next = done.includes(name) ? done.filter((one) => one !== name) : [...done, name];
    setDone(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
      setKept(true);
    } catch {
      setKept(false);
    }
  }
  const climbed = steps.filter(([name]) => done.includes(name)).length;
  return (
    <div>
      <ol className="grid gap-3 px-(--gutter) lg:grid-cols-6 lg:items-end lg:gap-0 lg:ps-0 lg:pe-10">
        {steps.map(([name, text], at) => (
          <li
            key={name}
            className={`grid content-start gap-3 border-ink p-5 max-lg:rounded-card max-lg:border-2 max-lg:ms-[calc(var(--at)*.6rem)] lg:h-(--height) lg:border-t-2 lg:border-s-2 lg:p-6 ${done.includes(name) ? 'bg-hue text-on-hue' : 'bg-raised text-ink'}`}
            style={{ '--height': `${21 + at * 4.25}rem`, '--at': at } as CSSProperties}
          >
            <label className="grid cursor-pointer gap-3">
              <span className="flex items-center justify-between">
                <span aria-hidden="true" className="display text-[3.5rem]">
                  {at + 1}
                </span>
                <input
                  type="checkbox"
                  checked={done.includes(name)}
                  onChange={() => turn(name)}
                  className="size-7 accent-current"
                />
              </span>
              <span className="font-display text-[1.625rem] leading-tight font-semibold tracking-[-.035em]">
                {name}
              </span>
            </label>
            <p className="text-pretty">{text}</p>
          </li>
        ))}
      </ol>
      <div className="bg-ink py-6 text-paper">
        <div className="wrap flex flex-wrap items-center justify-between gap-4">
          <p role="status" className="text-lg">
            {climbed} of {steps.length} steps done.
            {isKept
              ? ' Your ticks stay in this browser.'
              : ' Your browser can’t store ticks, so download the list.'}
          </p>
          <Button
            variant="ghost"
            onClick={() => download('first-version.md', listText(steps, done), 'text/markdown')}
          >
            <Download size={16} strokeWidth={1.5} aria-hidden="true" />
            Download the list
          </Button>
        </div>
      </div>
    </div>
  );
}
