import { mixed } from '../draw/tint.ts';
import { frame } from '../layout/scene.ts';
import type { Setting } from './setting.ts';
import { cloud, fade, oval } from './shapes.ts';

const { width: W } = frame;

const skies: Readonly<Record<Setting['time'], readonly string[]>> = {
  day: ['#6cc4f5', '#b4e3fb', '#eaf7fd'],
  dawn: ['#8fa8dd', '#f6bcc4', '#ffe7c7'],
  sunset: ['#564b9c', '#e4716f', '#ffb36b', '#ffe0a3'],
  night: ['#0c1640', '#1d2d66', '#3c4f92'],
};
const clouds: Readonly<Record<Setting['time'], string>> = {
  day: '#ffffff',
  dawn: '#fff0ec',
  sunset: '#ffc9a8',
  night: '#5a6ba8',
};

/** The sky with its light, stars and clouds. `lit` is false where a thing of the picture is sun or moon itself. */
export function drawSky({ time, weather, random, horizon }: Setting, lit: boolean): string {
  const grey = weather === 'clear' ? 0 : weather === 'fog' ? 0.4 : 0.5;
  const stops = (skies[time] ?? []).map((colour) =>
    mixed(colour, time === 'night' ? '#39405c' : '#b8c2cd', grey),
  );
  let drawn = fade('sky', stops, 0, horizon + 40);
  if (time === 'night' && weather === 'clear')
    for (let at = 0; at < 70; at += 1)
      drawn += oval(
        random() * W,
        random() * horizon * 0.9,
        1.4 + random() * 2.4,
        1.4 + random() * 2.4,
        '#ffffff',
        0.5 + Math.round(random() * 5) / 10,
      );
  const x = W * (random() < 0.5 ? 0.14 + random() * 0.14 : 0.72 + random() * 0.14);
  if (lit && weather === 'clear') {
    const low = time === 'sunset' || time === 'dawn';
    const y = low ? horizon - 60 : 150 + random() * 50;
    const colour = time === 'night' ? '#f6efcf' : time === 'sunset' ? '#fff0b8' : '#fff6c9';
    const r = low ? 96 : 74;
    drawn += oval(x, y, r * 2.6, r * 2.6, colour, 0.14) + oval(x, y, r * 1.7, r * 1.7, colour, 0.2);
    drawn += oval(x, y, r, r, colour);
    if (time === 'night')
      drawn +=
        oval(x - r * 0.3, y - r * 0.25, r * 0.2, r * 0.2, '#e3d9ae') +
        oval(x + r * 0.3, y + r * 0.3, r * 0.26, r * 0.26, '#e3d9ae') +
        oval(x + r * 0.25, y - r * 0.42, r * 0.12, r * 0.12, '#e3d9ae');
  }
  const tone = mixed(clouds[time], '#8d98a6', grey);
  const many = weather === 'clear' ? 4 : 8;
  for (let at = 0; at < many; at += 1) {
    const size = 60 + random() * 110;
    drawn += cloud(
      (at + random() * 0.8) * (W / many),
      130 + random() * horizon * 0.5,
      size,
      tone,
      weather === 'clear' ? 0.55 + Math.round(random() * 4) / 10 : 0.85,
    );
  }
  return drawn;
}
