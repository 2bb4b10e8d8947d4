import contrast from '#content/posts/data/contrast.json' with { type: 'json' };
import forecast from '#content/posts/data/forecast.json' with { type: 'json' };
import routing from '#content/posts/data/routing.json' with { type: 'json' };
import scrape from '#content/posts/data/scrape.json' with { type: 'json' };
import { proof } from '#content/proof.ts';
import { lastVanHome } from '#content/sounds/last-van-home.ts';

const most = Math.max(...routing.last.routes.flat(2));
const at = ([x = 0, y = 0]: readonly number[]) =>
  `${((x / most) * 500 - 10).toFixed(1)} ${((1 - y / most) * 500 - 70).toFixed(1)}`;

/** The plan that the route planner found, larger than its frame. */
export const RoutesCover = () => (
  <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round">
    {routing.last.routes.map((route, index) => (
      <path
        key={route.join(' ')}
        d={`M${[routing.depot, ...route].map(at).join('L')}Z`}
        fill={index % 3 === 0 ? 'currentColor' : 'none'}
        fillOpacity=".16"
      />
    ))}
    {routing.last.routes.flat().map((place) => {
      const [cx, cy] = at(place).split(' ');
      return <circle key={place.join(' ')} cx={cx} cy={cy} r="4" fill="currentColor" stroke="none" />;
    })}
  </g>
);

const values = [...forecast.known, ...forecast.came, ...Object.values(forecast.members).flat()];
const [low, high] = [Math.min(...values), Math.max(...values)];
const steps = forecast.known.length + forecast.came.length - 1;
const x = (step: number) => ((step / steps) * 560 - 60).toFixed(1);
const y = (value: number) => (40 + (1 - (value - low) / (high - low)) * 280).toFixed(1);
const now = forecast.known.length - 1;
const line = (list: readonly number[], from: number) =>
  `M${list.map((value, index) => `${x(from + index)} ${y(value)}`).join('L')}`;

/** What was known, and how far seven models disagree about the rest. */
export const ForecastCover = () => (
  <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
    {Object.entries(forecast.members).map(([name, list]) => (
      <path key={name} d={line([forecast.known[now] ?? 0, ...list], now)} strokeWidth="3" opacity=".45" />
    ))}
    <path d={line(forecast.known, 0)} strokeWidth="7" />
    <path d={line([forecast.known[now] ?? 0, ...forecast.mean], now)} stroke="white" strokeWidth="9" />
    {forecast.came.map((value, index) => (
      <circle key={value} cx={x(now + 1 + index)} cy={y(value)} r="8" fill="currentColor" stroke="none" />
    ))}
  </g>
);

/** What a recipe still finds, cell by cell: full where all of it, hollow where less. */
export const RecipeCover = () => (
  <g stroke="currentColor" strokeWidth="3">
    {scrape.changes.flatMap(({ change, shares }, row) =>
      shares.map((share, column) => (
        <rect
          key={`${change} ${scrape.pages[column]}`}
          x={6 + column * 68}
          y={-4 + row * 34}
          width="58"
          height="25"
          rx="8"
          fill={share >= 0.995 ? 'currentColor' : 'none'}
          fillOpacity={share >= 0.995 ? 1 : 0}
        />
      )),
    )}
  </g>
);

/** The palette as bars, each as high as the contrast of the text on it. */
export const PaletteCover = () => (
  <g>
    <rect width="480" height="360" fill="var(--ink-light)" />
    {contrast.hues.map(({ hue, ratio }, index) => (
      <g key={hue} data-hue={hue}>
        <rect
          x={index * 60}
          y={360 - (ratio / 14.7) * 340}
          width="60"
          height={(ratio / 14.7) * 340}
          fill="var(--hue)"
        />
        <text
          x={index * 60 + 30}
          y="284"
          textAnchor="middle"
          fontSize="32"
          fontWeight="700"
          fill="var(--on-hue)"
          style={{ fontFamily: 'var(--face-display)' }}
        >
          Aa
        </text>
      </g>
    ))}
  </g>
);

/** A mark for every time that the server was killed. */
export function KillsCover() {
  const kills = proof('torture.kills').value;
  return (
    <g stroke="currentColor" strokeWidth="9" strokeLinecap="round">
      {Array.from({ length: kills }, (_, index) => {
        const [group, place] = [Math.floor(index / 5), index % 5];
        const [left, top] = [24 + (group % 4) * 114, 34 + Math.floor(group / 4) * 108];
        const ends =
          place === 4
            ? { x1: left - 8, y1: top + 66, x2: left + 82, y2: top + 10 }
            : { x1: left + place * 24, y1: top, x2: left + place * 24, y2: top + 76 };
        return <line key={String(index)} {...ends} />;
      })}
    </g>
  );
}

const scripts = [
  { id: 'pages.demo.script', x: 318, y: 190 },
  { id: 'pages.catalogue.script', x: 82, y: 236 },
  { id: 'pages.home.script', x: 62, y: 70 },
  { id: 'pages.landing.script', x: 112, y: 70 },
  { id: 'pages.policy.script', x: 158, y: 70 },
].map(({ id, ...place }) => ({ ...place, id, size: proof(id).value }));
const largest = Math.max(...scripts.map(({ size }) => size));

/** The script of five pages as areas: pages that are read, and pages one works with. */
export const ScriptCover = () => (
  <g fill="currentColor">
    {scripts.map(({ id, size, ...place }) => (
      <circle key={id} cx={place.x} cy={place.y} r={Math.sqrt(size / largest) * 152} />
    ))}
  </g>
);

/** A recording, with walls around it. */
export const SpeechCover = () => (
  <g fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round">
    <path d="M290 44H64a20 20 0 0 0-20 20v232a20 20 0 0 0 20 20h352a20 20 0 0 0 20-20V64a20 20 0 0 0-20-20h-26" />
    {lastVanHome.peaks.slice(46, 70).map((peak, index) => {
      const half = 6 + (peak / 100) * 92;
      const left = 77 + index * 14;
      return <line key={String(index)} x1={left} x2={left} y1={180 - half} y2={180 + half} strokeWidth="6" />;
    })}
  </g>
);
