import data from '#content/posts/data/forecast.json' with { type: 'json' };

const all = [...data.known, ...data.came, ...data.upper, ...data.lower];
const low = Math.min(...all);
const high = Math.max(...all);
const steps = data.known.length + data.came.length - 1;
const x = (step: number) => ((step / steps) * 580 + 10).toFixed(1);
const y = (value: number) => (20 + (1 - (value - low) / (high - low)) * 240).toFixed(1);
const line = (values: readonly number[], from: number) =>
  `M${values.map((value, index) => `${x(from + index)} ${y(value)}`).join('L')}`;

const now = data.known.length - 1;
const last = data.known.at(-1) ?? 0;
const back = [...data.lower].reverse().map((value, index) => `${x(steps - index)} ${y(value)}`);

/** One yearly series: what was known, every model's answer, the blend with its band, and what came. */
export function ForecastMembers() {
  return (
    <div>
      <svg viewBox="0 0 600 280" aria-hidden="true" className="block w-full">
        <path
          d={`${line([last, ...data.upper], now)}L${back.join('L')}L${x(now)} ${y(last)}Z`}
          fill="var(--series-1)"
          opacity=".16"
        />
        {Object.entries(data.members).map(([name, values]) => (
          <path
            key={name}
            d={line([last, ...values], now)}
            fill="none"
            stroke="var(--mute)"
            strokeWidth="1.5"
            opacity=".7"
          />
        ))}
        <path
          d={line(data.known, 0)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path
          d={line([last, ...data.mean], now)}
          fill="none"
          stroke="var(--series-1)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        {data.came.map((value, index) => (
          <circle key={value} cx={x(now + 1 + index)} cy={y(value)} r="5" fill="var(--series-2)" />
        ))}
      </svg>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-mute">
        <span>Thick line: known values</span>
        <span>Thin lines: the seven models</span>
        <span>Blue: blend with its 95% band</span>
        <span>Dots: what followed</span>
      </div>
    </div>
  );
}

const names: Readonly<Record<string, string>> = {
  drift: 'Drift',
  seasonal: 'Seasonal naive',
  theta: 'Theta',
  dotm: 'Dynamic optimised Theta',
  ets: 'ETS',
  mstl: 'MSTL',
  autoregression: 'Autoregression',
};

/** How far each model was believed for that series. */
export const weightBars = Object.entries(data.weights)
  .map(([name, weight]) => ({
    name: names[name] ?? name,
    value: Number((weight * 100).toFixed(1)),
    unit: '%',
    isOurs: true,
  }))
  .sort((a, b) => b.value - a.value);
