import { mixed } from '../draw/tint.ts';
import { frame } from '../layout/scene.ts';
import { grassColours, leafColours, pick, type Setting } from './setting.ts';
import { fade, n, oval, path, rect, roundTree } from './shapes.ts';

const { width: W, height: H } = frame;
const glass = (time: Setting['time'], random: () => number): string =>
  time === 'night' || time === 'sunset' ? (random() < 0.6 ? '#ffd97a' : '#5b6b8c') : '#dff2fb';

function tower(
  x: number,
  foot: number,
  w: number,
  h: number,
  colour: string,
  { time, random }: Setting,
  haze: number,
): string {
  const across = Math.max(2, Math.floor(w / 34));
  const down = Math.floor(h / 46);
  let drawn =
    rect(x, foot - h, w, h, colour) +
    rect(x + w * 0.72, foot - h, w * 0.28, h, mixed(colour, '#26304a', 0.1));
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1)
      drawn += rect(
        x + (w / across) * (column + 0.25),
        foot - h + 18 + row * 46,
        (w / across) * 0.5,
        24,
        mixed(glass(time, random), colour, haze),
      );
  return drawn;
}

function skyline(setting: Setting, foot: number, tall: number, count: number, haze: number): string {
  const { random } = setting;
  return Array.from({ length: count }, (_, at) => {
    const w = (W / count) * (0.8 + random() * 0.35);
    const colour = mixed(
      pick(['#8393b5', '#a58fb0', '#7fa3b5', '#b59a8f', '#8f9fc9'], random),
      '#d8e8f4',
      haze,
    );
    return tower(
      (at * W) / count,
      foot,
      w,
      tall * (0.5 + random() * 0.6),
      colour,
      setting,
      0.15 + haze * 0.6,
    );
  }).join('');
}

export function city(setting: Setting): string {
  const { horizon, random, season } = setting;
  const [far, near, deep] = grassColours[season];
  const trees = Array.from({ length: 9 }, (_, at) => {
    const crown = pick(leafColours[season], random);
    return roundTree(
      ((at + random() * 0.7) * W) / 9,
      horizon + 26,
      120 + random() * 50,
      crown,
      mixed(crown, '#24303f', 0.12),
      '#7a5340',
    );
  });
  return (
    skyline(setting, horizon, 560, 10, 0.55) +
    skyline(setting, horizon + 4, 400, 8, 0.2) +
    trees.join('') +
    rect(0, horizon + 10, W, 60, near) +
    fade('ground', ['#dcd8d0', '#c6c1b8'], horizon + 60, H - horizon) +
    `<path fill="none" stroke="#b3ada2" stroke-width="4" d="${Array.from({ length: 13 }, (_, at) => `M${n(W / 2 + (at - 6) * 110)} ${n(horizon + 60)}L${n(W / 2 + (at - 6) * 300)} ${H}`).join('')}M0 ${n(horizon + 140)}H${W}M0 ${n(horizon + 260)}H${W}"/>` +
    rect(0, horizon + 56, W, 10, mixed(far, deep, 0.6))
  );
}

function houseFront(x: number, w: number, foot: number, h: number, setting: Setting): string {
  const { random, time } = setting;
  const wall = pick(['#f2c6a0', '#a9cfe0', '#f4e2a8', '#d9b3c9', '#b9d8b0', '#e8a08a', '#cfc6e8'], random);
  const roof = pick(['#b5523c', '#7d5a4f', '#5d6b86'], random);
  let drawn =
    rect(x, foot - h, w, h, wall) +
    path(
      `M${n(x - 14)} ${n(foot - h)}L${n(x + w / 2)} ${n(foot - h - w * 0.36)}L${n(x + w + 14)} ${n(foot - h)}Z`,
      roof,
    );
  const across = Math.max(2, Math.round(w / 90));
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < across; column += 1) {
      const wx = x + (w / across) * (column + 0.5) - 22;
      const wy = foot - h + 36 + row * 92;
      drawn += rect(wx - 5, wy - 5, 54, 68, '#ffffff', 3) + rect(wx, wy, 44, 58, glass(time, random));
    }
  const shop = pick(['#d9534f', '#3f88c5', '#44a06a', '#8d65c5'], random);
  drawn +=
    rect(x + 14, foot - 96, w - 28, 96, mixed(wall, '#ffffff', 0.5)) +
    rect(x + 24, foot - 74, w * 0.5, 56, glass(time, random)) +
    rect(x + w - 76, foot - 84, 44, 84, mixed(roof, '#3a2a24', 0.3), 3);
  const stripes = Math.round((w - 20) / 28);
  for (let at = 0; at < stripes; at += 1)
    drawn += rect(x + 10 + at * 28, foot - 122, 28, 30, at % 2 ? '#ffffff' : shop);
  return drawn;
}

export function street(setting: Setting): string {
  const { horizon, random } = setting;
  const kerb = horizon + 70;
  let houses = '';
  for (let x = -40; x < W; ) {
    const w = 190 + random() * 110;
    houses += houseFront(x, w, horizon + 6, 300 + random() * 90, setting);
    x += w + 4;
  }
  const dashes = Array.from({ length: 9 }, (_, at) =>
    path(`M${n(at * 190 + 20)} ${n(kerb + 240)}h110l-16 20h-112z`, '#f4f1e6'),
  );
  return (
    houses +
    fade('pavement', ['#d5d0c8', '#c4beb4'], horizon, kerb - horizon) +
    rect(0, kerb - 6, W, 18, '#a49d92') +
    fade('ground', ['#6d7078', '#5c5f68', '#4d5058'], kerb + 10, H - kerb) +
    dashes.join('') +
    oval(W * 0.2, H - 60, 160, 18, '#565962')
  );
}

export function space({ random, horizon }: Setting): string {
  let stars = '';
  for (let at = 0; at < 150; at += 1) {
    const r = 1 + random() * 3;
    stars += oval(
      random() * W,
      random() * H,
      r,
      r,
      pick(['#ffffff', '#ffe9b0', '#bcd7ff'], random),
      0.4 + Math.round(random() * 6) / 10,
    );
  }
  const planet = pick(['#d98c5f', '#7fb2d9', '#a58fd9', '#d9b25f'], random);
  const x = random() < 0.5 ? W * 0.16 : W * 0.84;
  return (
    fade('sky', ['#0b1033', '#1c1a52', '#33256b']) +
    oval(W * 0.3, H * 0.3, 420, 190, '#6a4bb0', 0.22) +
    oval(W * 0.74, H * 0.5, 460, 200, '#2f6bb0', 0.2) +
    stars +
    oval(x, 210, 92, 92, planet) +
    oval(x - 26, 186, 30, 14, mixed(planet, '#ffffff', 0.25)) +
    `<ellipse cx="${n(x)}" cy="210" rx="160" ry="30" fill="none" stroke="${mixed(planet, '#ffffff', 0.4)}" stroke-width="12" opacity=".8" transform="rotate(-16 ${n(x)} 210)"/>` +
    oval(W / 2, H + 700, 1500, 860, '#8d93a8') +
    oval(W * 0.3, horizon + 70, 90, 16, '#767c92') +
    oval(W * 0.62, horizon + 46, 60, 10, '#767c92') +
    oval(W * 0.8, horizon + 92, 120, 18, '#767c92')
  );
}
