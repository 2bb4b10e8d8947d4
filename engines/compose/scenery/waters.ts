import { mixed } from '../draw/tint.ts';
import { frame } from '../layout/scene.ts';
import type { Setting } from './setting.ts';
import { cloud, fade, hills, n, oval, path, rect, strewn } from './shapes.ts';

const { width: W, height: H } = frame;

const glints = (from: number, to: number, count: number, random: () => number): string =>
  strewn(count, from, to, random, (x, y, size) =>
    rect(x, y, 130 * size, 5 * size, '#ffffff', 3).replace('/>', ' opacity=".5"/>'),
  );

/** A palm that leans over the edge of the picture. */
function palm(x: number, y: number, tall: number, lean: number): string {
  const [tx, ty] = [x + lean, y - tall];
  const leaf = (dx: number, dy: number) =>
    path(
      `M${n(tx)} ${n(ty)}Q${n(tx + dx * 0.5)} ${n(ty + dy - tall * 0.16)} ${n(tx + dx)} ${n(ty + dy)}Q${n(tx + dx * 0.45)} ${n(ty + dy * 0.4 - tall * 0.03)} ${n(tx)} ${n(ty)}`,
      '#3f9d54',
    );
  return (
    `<path fill="none" stroke="#9a6b45" stroke-width="${n(tall * 0.06)}" stroke-linecap="round" d="M${n(x)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - tall * 0.6)} ${n(tx)} ${n(ty)}"/>` +
    leaf(-tall * 0.42, tall * 0.1) +
    leaf(tall * 0.42, tall * 0.12) +
    leaf(-tall * 0.32, -tall * 0.1) +
    leaf(tall * 0.34, -tall * 0.08) +
    leaf(tall * 0.12, tall * 0.28) +
    leaf(-tall * 0.16, tall * 0.26)
  );
}

export function beach({ horizon, random }: Setting): string {
  const shore = horizon + 130;
  const side = random() < 0.5 ? 0 : 1;
  const wave = (y: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${n(y)}${Array.from({ length: 8 }, () => `q${W / 16} ${n(-18 + random() * 8)} ${W / 8} 0`).join('')}V${H}H0Z"/>`;
  return (
    fade('water', ['#2f9fd6', '#59c3e6', '#9ae3ee'], horizon, 260) +
    glints(horizon + 12, shore - 30, 16, random) +
    wave(shore - 8, '#e9fbfb') +
    wave(shore + 14, '#f5e2b4') +
    fade('ground', ['#f5e2b4', '#efd294', '#e2bd77'], shore + 16, H - shore) +
    hills(shore + 250, 40, '#efd294', random, 2) +
    palm(side ? W - 90 : 90, shore + 90, 430, side ? -70 : 70) +
    palm(side ? W - 20 : 20, shore + 150, 320, side ? -120 : 120) +
    strewn(26, shore + 60, H, random, (x, y, size) => oval(x, y, 8 * size, 4 * size, '#d9b26a', 0.7)) +
    strewn(4, shore + 140, H - 20, random, (x, y, size) =>
      path(
        `M${n(x)} ${n(y)}l${n(16 * size)} ${n(-22 * size)}l${n(16 * size)} ${n(22 * size)}q${n(-16 * size)} ${n(10 * size)} ${n(-32 * size)} 0`,
        '#f6b8a2',
      ),
    )
  );
}

export function sea({ horizon, random, hasGround }: Setting): string {
  const sand = horizon + (H - horizon) * 0.66;
  const isle = random() < 0.5 ? 0.16 : 0.84;
  const waves = [0.14, 0.32, 0.52, 0.74].map((depth, at) => {
    const y = horizon + (H - horizon) * depth;
    const w = 90 + at * 50;
    const crest = Array.from(
      { length: Math.ceil(W / w) + 1 },
      () => `q${n(w / 4)} ${n(-9 - at * 5)} ${n(w / 2)} 0t${n(w / 2)} 0`,
    ).join('');
    return `<path fill="${mixed('#4fb6df', '#1671ae', 0.15 + at * 0.24)}" d="M${n(-random() * w)} ${n(y)}${crest}V${H}H0Z"/>`;
  });
  return (
    oval(W * isle, horizon + 4, 190, 46, '#8fb79a') +
    fade('water', ['#7fd0ec', '#3c9fd2', '#14659f'], horizon, H - horizon) +
    waves.join('') +
    glints(horizon + 14, H - 40, 26, random) +
    (hasGround
      ? `<path fill="#f7ebc8" d="M0 ${n(sand - 14)}q400 -40 800 0t800 0V${H}H0Z"/><path fill="#efd294" d="M0 ${n(sand)}q400 -40 800 0t800 0V${H}H0Z"/>`
      : '')
  );
}

export function underwater({ horizon, random }: Setting): string {
  const rays = [0.16, 0.4, 0.66, 0.88].map((at) =>
    path(`M${n(W * at)} 0h90l${n(170)} ${H}h-240z`, '#ffffff', 0.07),
  );
  const weed = (x: number, y: number, s: number) =>
    `<path fill="none" stroke="${random() < 0.5 ? '#1f9d78' : '#4bb56c'}" stroke-width="${n(15 * s)}" stroke-linecap="round" d="M${n(x)} ${n(y)}q${n(-36 * s)} ${n(-60 * s)} 0 ${n(-110 * s)}t0 ${n(-110 * s)}"/>`;
  const coral = (x: number, y: number, s: number) =>
    `<path fill="none" stroke="${random() < 0.5 ? '#ff7d8c' : '#ffa05c'}" stroke-width="${n(20 * s)}" stroke-linecap="round" stroke-linejoin="round" d="M${n(x)} ${n(y)}v${n(-100 * s)}M${n(x)} ${n(y - 30 * s)}l${n(42 * s)} ${n(-44 * s)}v${n(-30 * s)}M${n(x)} ${n(y - 46 * s)}l${n(-40 * s)} ${n(-34 * s)}v${n(-28 * s)}"/>`;
  return (
    fade('water', ['#4fc3e8', '#1f86c2', '#0e4f8e']) +
    rays.join('') +
    hills(horizon - 10, 130, '#1f74ab', random, 3) +
    strewn(8, horizon - 10, horizon + 40, random, (x, y, size) => weed(x, y, size)) +
    fade('ground', ['#e9d8a6', '#cdb57d'], horizon + 20, H - horizon) +
    hills(horizon + 50, 40, '#e3cf98', random, 3) +
    strewn(7, horizon + 60, H - 10, random, (x, y, size) => coral(x, y, 0.6 + size * 0.5)) +
    strewn(26, 80, horizon, random, (x, y, size) => oval(x, y, 9 * size, 9 * size, '#ffffff', 0.35))
  );
}

export function sky({ random }: Setting): string {
  let banks = '';
  for (const [y, size, tone] of [
    [H * 0.84, 190, '#eaf6fd'],
    [H * 0.97, 250, '#ffffff'],
  ] as const)
    for (let at = 0; at < 7; at += 1)
      banks += cloud(
        (at + random() * 0.6) * (W / 6) - 60,
        y + random() * 50,
        size * (0.8 + random() * 0.5),
        tone,
      );
  return banks + rect(0, H * 0.97, W, H * 0.03, '#ffffff');
}
