import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import type { Analysis } from '../analyse.ts';
import { pathOf, plotOf } from '../plot.ts';
import type { ForecastState } from '../state.ts';
import { percent, stepsOf } from '../words.ts';

interface PartProps {
  name: string;
  about: string;
  values: number[];
  say: (value: number) => string;
}

function Part({ name, about, values, say }: PartProps) {
  const plot = plotOf([values], { from: 0, to: values.length - 1, width: 1000, height: 100, zero: false });
  const low = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const high = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[11rem_1fr]">
      <div>
        <h3 className="font-sans text-[.9375rem] font-semibold tracking-normal">{name}</h3>
        <p className="text-sm text-mute">{about}</p>
        <p className="font-mono text-[.8125rem] text-mute">
          {say(low)} – {say(high)}
        </p>
      </div>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true" className="h-20 w-full">
        <path
          d={pathOf(plot, values, 0)}
          fill="none"
          stroke="var(--series-1)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

/** The series taken apart: where it goes, how it returns, and what neither explains. */
export function PartsView({ state, analysis }: { state: ForecastState; analysis: Analysis }) {
  const { rhythm, currency, first } = state;
  const { parts } = analysis;
  const whole = (value: number) => amount(value, currency);
  // Parts that multiply are shares of the level.
  const part = parts.multiplicative ? (value: number) => percent(value - 1) : whole;
  return (
    <div>
      <p className="mb-3 text-sm text-mute">
        The parts start in {placeName(rhythm, first + parts.from)}.{' '}
        {parts.multiplicative ? 'Multiplied' : 'Added'} together, they give the series.
      </p>
      <Part name="Trend" about="The long-term direction" values={parts.trend} say={whole} />
      {parts.seasons.map(({ period, strength, values }) => (
        <Part
          key={period}
          name="Season"
          about={`Repeats every ${stepsOf(rhythm, period)}, strength ${percent(strength)}`}
          values={values}
          say={part}
        />
      ))}
      <Part name="Rest" about="What the trend and seasons don’t explain" values={parts.rest} say={part} />
    </div>
  );
}
