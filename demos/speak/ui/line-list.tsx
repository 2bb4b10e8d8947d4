import { useEffect, useRef } from 'react';
import type { Line } from '#engines/speak/script.ts';

interface LineListProps {
  lines: readonly Line[];
  /** The words as they are spoken, by line. */
  spoken: readonly string[];
  /** The line that is heard. */
  at: number | null;
  /** Which lines have been read. */
  ready: readonly boolean[];
  onPlay: (at: number) => void;
}

const looks = {
  heading: 'text-xl font-semibold tracking-tight',
  item: 'text-lg',
  sentence: 'text-lg',
};

/** The text as it is read, line by line; a press plays from there, and the line that is heard is marked. */
export function LineList({ lines, spoken, at, ready, onPlay }: LineListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [at]);
  return (
    <ol ref={list} className="-mx-3 max-w-[46rem]">
      {[...lines.entries()].map(([place, line]) => {
        const said = spoken[place] ?? '';
        const differs = said !== '' && said.replace(/\W/g, '') !== line.text.replace(/\W/g, '');
        return (
          <li
            // Two lines may be the same: their place tells them apart.
            key={`${place} ${line.text}`}
            aria-current={place === at || undefined}
            className="scroll-my-24 rounded-input px-3 aria-[current=true]:bg-selected"
          >
            <button
              type="button"
              onClick={() => onPlay(place)}
              className={`block min-h-11 w-full py-2 text-start lg:min-h-0 lg:py-1.5 ${line.kind === 'item' ? 'ps-4' : ''}`}
            >
              <span className="sr-only">Play from: </span>
              <span className={`block leading-[1.55] text-pretty ${looks[line.kind]}`}>{line.text}</span>
              {differs ? (
                <span className="mt-0.5 block text-sm leading-normal text-mute text-pretty">
                  <span className="font-medium">Says:</span> {said}
                </span>
              ) : null}
            </button>
            {ready[place] ? <span className="sr-only">Ready to play</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
