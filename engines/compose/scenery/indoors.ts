import { mixed } from '../draw/tint.ts';
import { frame } from '../layout/scene.ts';
import { pick, type Setting } from './setting.ts';
import { fade, n, oval, path, rect } from './shapes.ts';

const { width: W, height: H } = frame;
const walls = ['#f3dfc9', '#cfe3e2', '#e4dcf1', '#f6d9d5', '#dbe7cf', '#f4e3b5'];
const panes: Readonly<Record<Setting['time'], string>> = {
  day: '#bfe6fa',
  dawn: '#ffd9c9',
  sunset: '#ffb27a',
  night: '#22305f',
};

function boards(y: number, colour: string): string {
  const lines = Array.from({ length: 15 }, (_, at) => {
    const x = (at - 7) * 130;
    return `M${n(W / 2 + x * 0.72)} ${n(y)}L${n(W / 2 + x * 2.1)} ${H}`;
  });
  return `<path fill="none" stroke="${mixed(colour, '#3a2416', 0.22)}" stroke-width="4" d="${lines.join('')}"/>`;
}

function windowAt(x: number, y: number, w: number, h: number, pane: string): string {
  return (
    rect(x - 16, y - 16, w + 32, h + 32, '#ffffff', 8) +
    rect(x, y, w, h, pane) +
    oval(x + w * 0.3, y + h * 0.78, w * 0.42, h * 0.16, '#ffffff', 0.5) +
    path(
      `M${n(x)} ${n(y + h)}v${n(-h * 0.24)}q${n(w * 0.25)} ${n(-h * 0.16)} ${n(w * 0.5)} 0t${n(w * 0.5)} ${n(-h * 0.04)}v${n(h * 0.28)}z`,
      '#8fc98a',
    ) +
    rect(x + w / 2 - 6, y, 12, h, '#ffffff') +
    rect(x, y + h / 2 - 6, w, 12, '#ffffff') +
    rect(x - 30, y + h + 10, w + 60, 18, '#f4efe8', 4)
  );
}

export function room({ horizon, random, time }: Setting): string {
  const wall = pick(walls, random);
  const accent = pick(['#e07a5f', '#5a8fbf', '#81a96b', '#8d6bb8', '#d9a441'], random);
  const side = random() < 0.5;
  const floor = '#c98f5f';
  const picture = side ? W * 0.2 : W * 0.72;
  return (
    rect(0, 0, W, horizon, wall) +
    Array.from({ length: 14 }, (_, at) =>
      rect(at * 120 + 20, 0, 36, horizon, mixed(wall, '#ffffff', 0.28)),
    ).join('') +
    windowAt(side ? W * 0.62 : W * 0.14, 120, 360, 360, panes[time]) +
    rect(picture - 12, 150, 224, 284, '#8c5f43', 6) +
    rect(picture, 162, 200, 260, '#fbf5ea') +
    oval(picture + 100, 270, 62, 62, accent) +
    path(`M${n(picture)} 422v-70l66 -60l52 50l38 -30l44 46v64z`, mixed(accent, '#23304a', 0.45)) +
    rect(0, horizon - 26, W, 26, '#ffffff') +
    fade(
      'ground',
      [mixed(floor, '#ffffff', 0.1), floor, mixed(floor, '#5a3418', 0.2)],
      horizon,
      H - horizon,
    ) +
    boards(horizon, floor) +
    oval(
      W / 2,
      horizon + (H - horizon) * 0.58,
      W * 0.41,
      (H - horizon) * 0.34,
      mixed(accent, '#ffffff', 0.35),
    ) +
    oval(
      W / 2,
      horizon + (H - horizon) * 0.58,
      W * 0.36,
      (H - horizon) * 0.285,
      mixed(accent, '#ffffff', 0.6),
    )
  );
}

export function kitchen({ horizon, random, time }: Setting): string {
  const front = pick(['#6fae9f', '#7d9cc6', '#e0a458', '#c97c6d'], random);
  const tiles = Array.from({ length: 8 * 21 }, (_, at) =>
    rect((at % 21) * 78 + 3, 330 + Math.floor(at / 21) * 60 + 3, 72, 54, '#ffffff', 3),
  ).join('');
  const cupboards = [0, 1, 5, 6]
    .map(
      (at) =>
        rect(at * 230 + 6, 0, 218, 250, front, 10) +
        rect(at * 230 + 28, 22, 174, 206, mixed(front, '#ffffff', 0.2), 8) +
        oval(at * 230 + (at % 2 ? 44 : 186), 210, 8, 8, '#fff2cf'),
    )
    .join('');
  const floor = '#e8dccb';
  const checks = Array.from({ length: 6 * 12 }, (_, at) => {
    const row = Math.floor(at / 12);
    const y = (k: number) => horizon + ((H - horizon) * k * (k + 4)) / (6 * 10);
    const x = (k: number, r: number) => W / 2 + (k - 6) * (150 + r * 46);
    if ((at + row) % 2) return '';
    const column = at % 12;
    return path(
      `M${n(x(column, row))} ${n(y(row))}L${n(x(column + 1, row))} ${n(y(row))}L${n(x(column + 1, row + 1))} ${n(y(row + 1))}L${n(x(column, row + 1))} ${n(y(row + 1))}Z`,
      '#cdbfa9',
    );
  }).join('');
  return (
    rect(0, 0, W, horizon, '#f2ead9') +
    rect(0, 328, W, horizon - 328, '#d8e6e6') +
    tiles +
    cupboards +
    windowAt(W * 0.36, 60, 420, 230, panes[time]) +
    rect(0, horizon - 18, W, 18, mixed(front, '#26303a', 0.3)) +
    rect(0, horizon, W, H - horizon, floor) +
    checks
  );
}

export function table({ horizon, random, time }: Setting): string {
  const wall = pick(walls, random);
  const wood = pick(['#c8905c', '#b57f55', '#d6a878', '#a9805f'], random);
  const grain = Array.from({ length: 9 }, (_, at) => {
    const y = horizon + 30 + (H - horizon) * ((at + 1) / 9.4) ** 1.3;
    return `M0 ${n(y)}q${n(W * 0.3)} ${n(-12 + random() * 24)} ${n(W * 0.5)} 0t${n(W * 0.5)} ${n(-6 + random() * 12)}`;
  });
  return (
    rect(0, 0, W, horizon, wall) +
    path(`M${n(W * 0.1)} 0h420l-200 ${n(horizon)}h-420z`, '#ffffff', time === 'night' ? 0.05 : 0.32) +
    path(`M${n(W * 0.5)} 0h160l-200 ${n(horizon)}h-160z`, '#ffffff', time === 'night' ? 0.04 : 0.24) +
    fade('ground', [mixed(wood, '#ffffff', 0.18), wood, mixed(wood, '#4a2a14', 0.18)], horizon, H - horizon) +
    rect(0, horizon, W, 16, mixed(wood, '#ffffff', 0.35)) +
    `<path fill="none" stroke="${mixed(wood, '#4a2a14', 0.3)}" stroke-width="5" opacity=".5" d="${grain.join('')}"/>`
  );
}

export function studio({ horizon, random }: Setting): string {
  const tone = pick(['#f4ead9', '#e3ecf4', '#f3e1e4', '#e6f0e2'], random);
  return (
    rect(0, 0, W, H, tone) +
    oval(W / 2, horizon - 60, 560, 560, mixed(tone, '#ffffff', 0.55)) +
    fade('ground', [mixed(tone, '#8a7f73', 0.16), mixed(tone, '#8a7f73', 0.28)], horizon, H - horizon)
  );
}
