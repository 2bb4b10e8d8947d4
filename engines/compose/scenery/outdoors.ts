import { mixed } from '../draw/tint.ts';
import { frame } from '../layout/scene.ts';
import { grassColours, leafColours, pick, type Setting } from './setting.ts';
import { fade, fir, flower, hills, n, oval, path, rect, roundTree, strewn, tuft } from './shapes.ts';

const { width: W, height: H } = frame;
const trunk = '#7a5340';

function growth({ season, random, horizon }: Setting, many = 1): string {
  const [, near, deep] = grassColours[season];
  const petals = season === 'autumn' ? ['#d9622b', '#e8912d'] : ['#ffffff', '#ff8fb8', '#fcd53f', '#b79cf0'];
  const tufts = strewn(Math.round(26 * many), horizon + 60, H - 10, random, (x, y, size) =>
    tuft(x, y, 34 * size, deep),
  );
  if (season === 'winter')
    return strewn(14, horizon + 60, H, random, (x, y, size) =>
      oval(x, y, 70 * size, 14 * size, mixed(near, '#ffffff', 0.5)),
    );
  return (
    tufts +
    strewn(Math.round(16 * many), horizon + 90, H - 10, random, (x, y, size) =>
      flower(x, y, 17 * size, pick(petals, random), deep),
    )
  );
}

function grove(y: number, tall: number, count: number, { season, random }: Setting): string {
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + random() * 0.8) * W) / count;
    const size = tall * (0.7 + random() * 0.5);
    const crown = pick(leafColours[season], random);
    if (random() < 0.35)
      return fir(
        x,
        y + random() * 14,
        size * 1.15,
        season === 'winter' ? '#dbe8f0' : '#4d8f5b',
        season === 'winter' ? '#bfd3e0' : '#3f7a4c',
        trunk,
      );
    return roundTree(x, y + random() * 14, size, crown, mixed(crown, '#24303f', 0.12), trunk);
  }).join('');
}

export function meadow(setting: Setting): string {
  const { horizon, random, season } = setting;
  const [far, near, deep] = grassColours[season];
  return (
    hills(horizon - 40, 120, mixed(near, '#a9d3ea', 0.62), random) +
    hills(horizon - 10, 80, mixed(near, '#b9dcea', 0.35), random, 3) +
    grove(horizon + 6, 100, 11, setting) +
    fade('ground', [far, near, deep], horizon, H - horizon) +
    hills(horizon + 110, 60, mixed(near, far, 0.4), random, 3) +
    hills(horizon + 250, 70, near, random, 2) +
    hills(horizon + 420, 70, mixed(near, deep, 0.5), random, 3) +
    growth(setting)
  );
}

export function forest(setting: Setting): string {
  const { horizon, random, season } = setting;
  const [far, near, deep] = grassColours[season];
  let rows = '';
  for (const [back, y, tall, count] of [
    [0.62, horizon - 30, 300, 15],
    [0.4, horizon - 6, 400, 11],
    [0.16, horizon + 20, 520, 8],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const x = ((at + 0.2 + random() * 0.7) * W) / count;
      const crown = mixed(pick(leafColours[season], random), '#cfe6d3', back);
      const bark = mixed(trunk, '#cfe6d3', back);
      const size = tall * (0.85 + random() * 0.35);
      rows +=
        random() < 0.55
          ? fir(
              x,
              y,
              size,
              season === 'winter' ? crown : mixed('#3f7f52', '#cfe6d3', back),
              season === 'winter' ? mixed(crown, '#8aa4b8', 0.2) : mixed('#346b45', '#cfe6d3', back),
              bark,
            )
          : roundTree(x, y, size, crown, mixed(crown, '#24303f', 0.12), bark);
    }
  return (
    rect(0, 0, W, horizon + 20, mixed(near, '#eaf6e4', 0.75)).replace('/>', ' opacity=".45"/>') +
    rows +
    fade('ground', [mixed(near, deep, 0.4), deep], horizon, H - horizon) +
    hills(horizon + 130, 50, mixed(near, far, 0.2), random, 3) +
    hills(horizon + 300, 60, near, random, 2) +
    growth(setting, 1.5)
  );
}

export function mountains(setting: Setting): string {
  const { horizon, random, season } = setting;
  let peaks = '';
  for (const [back, tall, count] of [
    [0.55, 430, 4],
    [0.25, 330, 5],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const x = ((at + 0.5 + (random() - 0.5) * 0.5) * W) / count;
      const h = tall * (0.75 + random() * 0.45);
      const w = h * (0.85 + random() * 0.35);
      const rock = mixed('#6d7fa0', '#cfe4f2', back);
      const top = horizon - h;
      peaks +=
        path(`M${n(x - w)} ${horizon + 10}L${n(x)} ${n(top)}L${n(x + w)} ${horizon + 10}Z`, rock) +
        path(
          `M${n(x)} ${n(top)}L${n(x + w)} ${horizon + 10}H${n(x + w * 0.1)}Z`,
          mixed(rock, '#2b3a5c', 0.16),
        ) +
        path(
          `M${n(x)} ${n(top)}L${n(x + w * 0.26)} ${n(top + h * 0.26)}L${n(x + w * 0.12)} ${n(top + h * 0.22)}L${n(x)} ${n(top + h * 0.31)}L${n(x - w * 0.12)} ${n(top + h * 0.21)}L${n(x - w * 0.26)} ${n(top + h * 0.26)}Z`,
          '#ffffff',
        );
    }
  const [far, near, deep] = grassColours[season];
  return (
    peaks +
    hills(horizon + 10, 70, mixed(near, '#b9dcea', 0.25), random, 3) +
    grove(horizon + 30, 110, 10, setting) +
    fade('ground', [far, near, deep], horizon + 20, H - horizon) +
    hills(horizon + 180, 60, mixed(near, far, 0.3), random, 3) +
    growth(setting)
  );
}

export function snow(setting: Setting): string {
  return meadow({ ...setting, season: 'winter' });
}

export function desert({ horizon, random }: Setting): string {
  const cactus = (x: number, y: number, s: number) =>
    `<path fill="none" stroke="#5e9c55" stroke-width="${n(16 * s)}" stroke-linecap="round" stroke-linejoin="round" d="M${n(x)} ${n(y)}v${n(-120 * s)}M${n(x)} ${n(y - 50 * s)}h${n(30 * s)}v${n(-40 * s)}M${n(x)} ${n(y - 38 * s)}h${n(-28 * s)}v${n(-34 * s)}"/>`;
  return (
    hills(horizon - 20, 110, '#eec48c', random, 3) +
    hills(horizon + 10, 60, '#f0cf98', random, 2) +
    fade('ground', ['#f6dba6', '#eabf7c', '#d9a35c'], horizon, H - horizon) +
    hills(horizon + 120, 70, '#f3d199', random, 2) +
    hills(horizon + 330, 90, '#e6b872', random, 2) +
    strewn(5, horizon + 20, horizon + 200, random, (x, y, size) => cactus(x, y, 0.55 + size * 0.5)) +
    strewn(18, horizon + 100, H, random, (x, y, size) => oval(x, y, 26 * size, 7 * size, '#cf9a55', 0.6))
  );
}
