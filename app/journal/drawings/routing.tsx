import data from '#content/posts/data/routing.json' with { type: 'json' };
import { grouped } from '#lib/money/grouped.ts';

type Drawn = typeof data.first;

const colours = [
  'var(--series-1)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
];

const places = data.last.routes.flat();
const most = Math.max(...places.flat(), ...data.depot);
const at = ([x = 0, y = 0]: readonly number[]) =>
  `${((x / most) * 288 + 6).toFixed(1)} ${((1 - y / most) * 288 + 6).toFixed(1)}`;

function PlanMap({ plan, name }: { plan: Drawn; name: string }) {
  const gap = ((plan.cost - data.bestKnown) / data.bestKnown) * 100;
  return (
    <div>
      <svg viewBox="0 0 300 300" aria-hidden="true" className="block w-full">
        {plan.routes.map((route, index) => (
          <path
            key={route.join(' ')}
            d={`M${[data.depot, ...route, data.depot].map(at).join('L')}`}
            fill="none"
            stroke={colours[index % colours.length]}
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
        ))}
        {places.map((place) => {
          const [x, y] = at(place).split(' ');
          return <circle key={place.join(' ')} cx={x} cy={y} r="1.9" fill="var(--ink)" />;
        })}
      </svg>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="font-mono tabular-nums">
          {grouped(plan.cost)} · +{gap.toFixed(1)}%
        </span>
      </div>
    </div>
  );
}

/** The same instance early and late in one search. */
export function RoutingPlans() {
  return (
    <div className="grid gap-6 @md:grid-cols-2">
      <PlanMap plan={data.first} name="First plan" />
      <PlanMap plan={data.last} name={`After ${grouped(data.iterations)} rounds`} />
    </div>
  );
}

const steps = Math.log10(data.iterations);
const x = (round: number) => 40 + (Math.log10(Math.max(1, round)) / steps) * 550;
const y = (gap: number) => 20 + (1 - gap / 9) * 220;

/** How far the search was from the best known plan, round by round. */
export function RoutingGap() {
  const line = data.gaps
    .map(([round = 0, gap = 0]) => `${x(round).toFixed(1)} ${y(gap).toFixed(1)}`)
    .join('L');
  return (
    <svg viewBox="0 0 600 290" aria-hidden="true" className="block w-full">
      {[0, 3, 6, 9].map((gap) => (
        <g key={gap}>
          <line x1="40" x2="590" y1={y(gap)} y2={y(gap)} stroke="var(--line)" strokeWidth="1.5" />
          <text x="30" y={y(gap) + 6} textAnchor="end" fontSize="17" fill="var(--mute)">
            {gap}%
          </text>
        </g>
      ))}
      {[100, 10_000, data.iterations].map((round) => (
        <text
          key={round}
          x={x(round)}
          y="272"
          textAnchor={round === data.iterations ? 'end' : 'middle'}
          fontSize="17"
          fill="var(--mute)"
        >
          {grouped(round)}
        </text>
      ))}
      <path d={`M${line}`} fill="none" stroke="var(--series-1)" strokeWidth="3.5" strokeLinejoin="round" />
    </svg>
  );
}
