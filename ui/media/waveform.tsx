import { type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import { spokenTime } from '#lib/time/play-clock.ts';

interface WaveformProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The loudness of equal parts of the recording, from 0 to 100. */
  peaks: readonly number[];
  time: number;
  seconds: number;
  /** What the recording contains, for screen readers. */
  label: string;
  /** Called with the time that people jump to; leave it out while the recording can't be played yet. */
  onSeek?: (time: number) => void;
  onToggle?: () => void;
}

interface DrawingProps extends ComponentProps<'svg'> {
  peaks: readonly number[];
}

function Drawing({ peaks, className = '', ...rest }: DrawingProps) {
  const lines = useMemo(() => peaks.map(lineOf).join(''), [peaks]);
  return (
    <svg
      viewBox={`0 0 ${peaks.length * 4} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full ${className}`}
      {...rest}
    >
      <path d={lines} stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}

const lineOf = (peak: number, index: number) => {
  const height = Math.max(4, peak * 0.92);
  return `M${index * 4 + 2} ${50 - height / 2}v${height}`;
};

/** The sound as a drawing; what was heard is darker, and a range input over it leads to any place. */
export function Waveform({
  peaks,
  time,
  seconds,
  label,
  onSeek,
  onToggle,
  className = '',
  ...rest
}: WaveformProps) {
  const heard = seconds > 0 ? Math.min(100, (time / seconds) * 100) : 0;
  function press(event: KeyboardEvent) {
    if (!onSeek) return;
    const steps: Record<string, number> = {
      ArrowRight: 5,
      ArrowUp: 5,
      ArrowLeft: -5,
      ArrowDown: -5,
      PageUp: 15,
      PageDown: -15,
    };
    const by = steps[event.key];
    if (event.key === ' ') onToggle?.();
    else if (by) onSeek(time + by);
    else return;
    event.preventDefault();
  }

  return (
    // Time runs from left to right in every language.
    <div dir="ltr" className={`relative isolate ${className}`} {...rest}>
      <Drawing peaks={peaks} className="text-outline" />
      <Drawing peaks={peaks} className="text-ink" style={{ clipPath: `inset(0 ${100 - heard}% 0 0)` }} />
      {onSeek ? (
        <input
          type="range"
          min={0}
          max={Math.floor(seconds)}
          step={1}
          value={Math.floor(time)}
          aria-label={`Position in ${label}`}
          aria-valuetext={`${spokenTime(time)} of ${spokenTime(seconds)}`}
          onKeyDown={press}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
          className="peer absolute inset-x-0 top-1/2 h-full min-h-11 w-full -translate-y-1/2 cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:size-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:size-px [&::-webkit-slider-thumb]:appearance-none"
        />
      ) : null}
      <span
        aria-hidden="true"
        style={{ left: `${heard}%` }}
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent"
      />
    </div>
  );
}
