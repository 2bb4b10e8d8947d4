import { chaptersOf } from '#engines/speech/chapters.ts';
import { type Line, spanOf, textOf } from '#engines/speech/transcript.ts';
import { clock } from '#lib/time/play-clock.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { useRun } from '../../kit/run/use-run.ts';
import { findKeyLines } from '../key-lines.ts';
import { progressWords } from '../words.ts';

interface OutlinePartProps {
  lines: readonly Line[];
  onPlay: (seconds: number) => void;
}

function Place({ start, text, onPlay }: { start: number; text: string; onPlay: (seconds: number) => void }) {
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={() => onPlay(start)}
        className="flex min-h-11 w-full items-baseline gap-3 py-2 text-start hover:text-accent"
      >
        <span className="w-10 shrink-0 font-mono text-sm text-mute">{clock(start)}</span>
        <span className="min-w-0 text-pretty">{text}</span>
      </button>
    </li>
  );
}

/** Where to go in the recording: chapters at its long pauses, and the sentences that say most of it. */
export function OutlinePart({ lines, onPlay }: OutlinePartProps) {
  const run = useRun(findKeyLines);
  const chapters = chaptersOf(lines);
  const { state } = run;
  const keys = state.is === 'done' ? lines.filter(({ id }) => state.result.includes(id)) : [];
  return (
    <div className="mt-10 grid gap-8 border-t border-line pt-6 md:grid-cols-2 noscript:hidden">
      <section>
        <h3 className="text-2xl">Chapters</h3>
        {chapters.length === 0 ? (
          <p className="mt-2 text-mute text-pretty">
            Recordings of more than a minute that have long pauses are split into chapters here.
          </p>
        ) : (
          <ol className="mt-2">
            {chapters.map(({ start, title }) => (
              <Place key={start} start={start} text={title} onPlay={onPlay} />
            ))}
          </ol>
        )}
      </section>
      <section>
        <h3 className="text-2xl">Key sentences</h3>
        {keys.length > 0 ? (
          <ul className="mt-2">
            {keys.map((line) => (
              <Place key={line.id} start={spanOf(line).start} text={textOf(line)} onPlay={onPlay} />
            ))}
          </ul>
        ) : state.is === 'running' ? (
          <Progress
            className="mt-4"
            {...progressWords(state.progress ?? { is: 'opening' })}
            label="Reading"
          />
        ) : (
          <>
            <p className="mt-2 text-mute text-pretty">
              Picks the most important sentences of the recording. It loads a second model once (23 MB) and
              also runs in this browser.
            </p>
            <Button
              size="small"
              variant="ghost"
              className="mt-3"
              disabled={lines.length < 4}
              onClick={() => void run.start(lines)}
            >
              Find key sentences
            </Button>
          </>
        )}
        {state.is === 'failed' ? <Alert tone="danger" className="mt-3" heading={state.message} /> : null}
      </section>
    </div>
  );
}
