import { Mic } from 'lucide-react';
import { clock } from '#lib/time/play-clock.ts';
import { Progress } from '#ui/data/progress.tsx';
import { shownLevels, type Taking, type useMicrophone } from '../microphone/use-microphone.ts';
import { progressWords } from '../words.ts';
import { RecorderButtons } from './recorder-buttons.tsx';

interface RecorderProps {
  microphone: ReturnType<typeof useMicrophone>;
  taking: Taking;
}

/** How loud it was in the last seconds, drawn from the end; the last value is told to those who do not see it. */
function LevelMeter({ levels, isQuiet }: { levels: readonly number[]; isQuiet: boolean }) {
  const lines = levels.map((level, at) => {
    const height = Math.max(4, level * 96);
    return `M${(shownLevels - levels.length + at) * 4 + 2} ${50 - height / 2}v${height}`;
  });
  return (
    <>
      <meter className="sr-only" aria-label="Microphone level" value={levels.at(-1) ?? 0} />
      <svg
        viewBox={`0 0 ${shownLevels * 4} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`h-18 w-full ${isQuiet ? 'text-outline' : 'text-ink'}`}
      >
        <path d={`M0 50h${shownLevels * 4}`} stroke="var(--line)" strokeWidth="1" />
        <path d={lines.join('')} stroke="currentColor" strokeWidth="2.4" />
      </svg>
    </>
  );
}

const said = {
  asking: 'Waiting for the microphone',
  on: 'Recording',
  paused: 'Paused',
  ending: 'Transcribing the rest',
};

/** The recording that is being made: level, time, pause and stop, and the text as it comes. */
export function Recorder({ microphone, taking }: RecorderProps) {
  const { is, levels, seconds, text, progress } = taking;
  return (
    <div className="mx-auto max-w-[46rem]">
      <section aria-label="Recorder" className="rounded-card border border-line bg-raised p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex items-center gap-2.5 font-display text-xl font-semibold tracking-[-.03em]">
            <Mic size={22} strokeWidth={1.5} aria-hidden="true" />
            <span role="status">{said[is]}</span>
          </p>
          <p className="font-mono text-xl tabular-nums">{clock(seconds)}</p>
        </div>
        <div className="mt-4" dir="ltr">
          <LevelMeter levels={levels} isQuiet={is !== 'on'} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2 max-lg:hidden">
          <RecorderButtons microphone={microphone} is={is} />
        </div>
        {progress ? <Progress className="mt-5" {...progressWords(progress)} /> : null}
      </section>
      <div aria-live="polite" className="mt-6 grid gap-3 text-lg leading-relaxed">
        {text.lines.map(({ id, words }) => (
          <p key={id}>{words.map((word) => word.text).join(' ')}</p>
        ))}
      </div>
      {/* What may still change is not read out: it would be said again and again. */}
      <p aria-hidden="true" className="mt-3 text-lg leading-relaxed text-mute">
        {text.open ||
          (text.lines.length === 0 && is === 'on' ? 'Speak, and your words appear here as you pause.' : '')}
      </p>
    </div>
  );
}
