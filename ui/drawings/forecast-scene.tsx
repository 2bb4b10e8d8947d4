interface ForecastSceneProps {
  history: readonly number[];
  mean: readonly number[];
  low: readonly number[];
  high: readonly number[];
  /** What is said at the last known value. */
  known: string;
  /** What is said of the last step ahead. */
  ahead: string;
  /** What is drawn, for those who do not see it. */
  label: string;
}

const height = 400;

/** A series and the year after it, drawn over a whole block in the ink of its hue. */
export function ForecastScene({ history, mean, low, high, known, ahead, label }: ForecastSceneProps) {
  const steps = history.length + mean.length - 1;
  const start = history.length - 1;
  const last = history[start] ?? 0;
  const floor = Math.min(...history) * 0.8;
  const top = Math.max(...high);
  const x = (index: number) => (index / steps) * 1000;
  const y = (value: number) => height - ((value - floor) / (top - floor)) * height;
  const points = (values: readonly number[], from: number) =>
    values.map((value, index) => `${x(from + index).toFixed(1)} ${y(value).toFixed(1)}`);
  const upper = points([last, ...high], start);
  const lower = points([last, ...low], start);
  const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;
  const turn = `${(100 * start) / steps}%`;
  return (
    <div className="relative -mx-5 h-[min(21rem,92vw)] sm:-mx-[min(3.5rem,6vw)] sm:h-[26rem] lg:h-[30rem]">
      <svg
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="absolute inset-x-0 bottom-0 h-[calc(100%-5rem)] w-full"
      >
        <path
          d={`M${points(history, 0).join('L')}L${x(start)} ${height}L0 ${height}Z`}
          fill="currentColor"
          opacity=".07"
        />
        <path d={`M${upper.join('L')}L${lower.reverse().join('L')}Z`} fill="currentColor" opacity=".2" />
        <path d={`M${points(history, 0).join('L')}`} {...line} strokeWidth="4" strokeLinejoin="round" />
        <path
          d={`M${points([last, ...mean], start).join('L')}`}
          {...line}
          strokeWidth="4"
          strokeDasharray="10 8"
          strokeLinejoin="round"
        />
      </svg>
      <div
        className="absolute inset-y-0 border-s border-current/40 max-sm:top-16"
        style={{ left: turn }}
        aria-hidden="true"
      />
      <p
        className="absolute top-0 w-52 -translate-x-full pe-3 text-right leading-snug font-medium max-sm:hidden"
        style={{ left: turn }}
      >
        {known}
      </p>
      <p
        className="absolute top-0 hidden ps-3 text-sm leading-snug font-medium lg:block lg:text-base"
        style={{ left: turn, width: `calc(100% - ${turn})` }}
      >
        {ahead}
      </p>
      <p className="absolute top-0 left-5 max-w-44 text-sm leading-snug font-medium sm:left-[min(3.5rem,6vw)] sm:text-base lg:hidden">
        {ahead}
      </p>
    </div>
  );
}
