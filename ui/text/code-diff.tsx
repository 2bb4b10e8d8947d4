import type { ComponentProps } from 'react';
import { type DiffLine, diffLines } from './diff-lines.ts';

interface CodeDiffProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The file's path. */
  name: string;
  before: string;
  after: string;
}

const looks: Record<DiffLine['kind'], { sign: string; word: string; look: string }> = {
  same: { sign: ' ', word: '', look: '' },
  gone: { sign: '−', word: 'gone: ', look: 'bg-[color-mix(in_oklab,var(--danger)_12%,transparent)]' },
  came: { sign: '+', word: 'new: ', look: 'bg-[color-mix(in_oklab,var(--done)_14%,transparent)]' },
};

/** The changes in a file, line by line, marked with signs as well as colour. */
export function CodeDiff({ name, before, after, className = '', ...rest }: CodeDiffProps) {
  const lines = diffLines(before.trimEnd(), after.trimEnd());
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return (
    <figure className={`min-w-0 overflow-hidden rounded-input bg-sunk ${className}`} {...rest}>
      <figcaption className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-1.5 font-mono text-[.8125rem] [word-spacing:-.28em]">
        <span className="min-w-0 truncate">{name}</span>
        <span className="text-mute">
          {count('came')} new, {count('gone')} gone
        </span>
      </figcaption>
      <pre dir="ltr" tabIndex={0} className="overflow-auto py-3 font-mono text-[.8125rem] leading-6">
        <code className="block w-max min-w-full">
          {lines.map(({ kind, text }, place) => {
            const { sign, word, look } = looks[kind];
            return (
              <span key={`${String(place)} ${kind}`} className={`block px-5 ${look}`}>
                <span aria-hidden="true" className="me-4 select-none text-mute">
                  {sign}
                </span>
                <span className="sr-only">{word}</span>
                {text}
              </span>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}
