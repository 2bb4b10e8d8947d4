import { type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import { spokenTime } from './clock.ts';

interface WaveformProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How loud each of so many equal parts is, from 0 to 100. */
  peaks: readonly number[];
  time: number;
  seconds: number;
  /** What is heard, for people who hear the page. */
  label: string;
  /** Without it, the drawing cannot be pressed: nothing is there yet to be moved. */
  onSeek?: (time: number) => void;
  onToggle?: () => void;
}

const drawing = (peaks: readonly number[]) =>
  peaks
    .map((peak, index) => `M${index * 4 + 2} ${50 - Math.max(2, peak * 0.46)}v${Math.max(4, peak * 0.92)}`)
    .join('');

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
  const line = useMemo(() => drawing(peaks), [peaks]);
  const heard = seconds > 0 ? Math.min(100, (time / seconds) * 100) : 0;
  const picture = (tone: string) => (
    <svg
      viewBox={`0 0 ${peaks.length * 4} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full ${tone}`}
      style={tone === 'text-ink' ? { clipPath: `inset(0 ${100 - heard}% 0 0)` } : undefined}
    >
      <path d={line} stroke="currentColor" strokeWidth="2.4" vectorEffect="none" />
    </svg>
  );

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
      {picture('text-outline')}
      {picture('text-ink')}
      {onSeek ? (
        <input
          type="range"
          min={0}
          max={Math.floor(seconds)}
          step={1}
          value={Math.floor(time)}
          aria-label={`Place in ${label}`}
          aria-valuetext={`${spokenTime(time)} of ${spokenTime(seconds)}`}
          onKeyDown={press}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:size-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:size-px [&::-webkit-slider-thumb]:appearance-none"
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
