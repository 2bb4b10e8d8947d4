import { type DiffLine, diffLines } from './diff-lines.ts';

const looks: Record<DiffLine['kind'], { sign: string; word: string; look: string }> = {
  same: { sign: ' ', word: '', look: 'text-mute' },
  gone: { sign: '−', word: 'gone: ', look: 'bg-[color-mix(in_oklab,var(--danger)_12%,transparent)]' },
  came: { sign: '+', word: 'new: ', look: 'bg-[color-mix(in_oklab,var(--done)_14%,transparent)]' },
};

/** Lines that stayed are shown where they stand beside one that changed. */
const near = (lines: readonly DiffLine[]) =>
  lines
    .map((line, place) => ({ ...line, place }))
    .filter(({ place }) =>
      lines.slice(Math.max(0, place - 1), place + 2).some(({ kind }) => kind !== 'same'),
    );

/** What changed in a text, by whole lines that wrap; the sign says it, the colour only helps. */
export function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <div className="rounded-xl border border-line bg-paper py-2 text-[.9375rem] leading-relaxed">
      {near(diffLines(before, after)).map(({ kind, text, place }) => {
        const { sign, word, look } = looks[kind];
        return (
          <p key={place} className={`flex gap-3 px-3 py-0.5 ${look}`}>
            <span aria-hidden="true" className="w-3 shrink-0 select-none font-mono">
              {sign}
            </span>
            <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              <span className="sr-only">{word}</span>
              {text || ' '}
            </span>
          </p>
        );
      })}
    </div>
  );
}
