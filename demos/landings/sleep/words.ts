import type { LandingTemplate } from '../template.ts';
import type { Setting } from './setting.ts';

export const template: LandingTemplate = {
  slug: 'sleep',
  name: 'Sleep app',
  brand: 'Noctule',
  palettes: [
    { name: 'Indigo', swatch: ['oklch(0.27 0.1 278)', 'oklch(0.87 0.1 85)'] },
    { name: 'Pine', swatch: ['oklch(0.26 0.06 190)', 'oklch(0.88 0.09 120)'] },
    { name: 'Plum', swatch: ['oklch(0.26 0.09 335)', 'oklch(0.85 0.08 45)'] },
  ],
  madeOf: [
    'Six sections in Nunito, darker still when your device is in dark mode',
    'A player that makes rain, sea and a night train in the browser and fades them along a curve',
    'Drawings in SVG and CSS, so there are neither pictures nor sound files to replace',
  ],
};

/** What is set before anybody touches it. */
export const sample: Setting = { sound: 'rain', minutes: 18, curve: 'late' };

/** A sample night in steps of ten minutes; each names a row of the list of stages. */
export const night = {
  begins: '22:40',
  ends: '06:50',
  stages: ['Awake', 'Dream', 'Light', 'Deep'],
  steps: [
    0, 0, 2, 2, 3, 3, 3, 3, 2, 2, 1, 2, 2, 3, 3, 3, 2, 2, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1, 0, 2, 2, 2, 1, 1,
    1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 0, 0,
  ],
  hours: ['23', '00', '01', '02', '03', '04', '05', '06'],
} as const;

export const words = {
  h1: 'Asleep before the third page',
  lead: 'Put the phone face down. Noctule plays rain, sea or a night train, fades it along a curve you choose, and is the first to stop talking.',
  aside: 'For phones, made to be put down',
  action: { href: '#tonight', label: 'Set tonight' },
  links: [
    { href: '#tonight', label: 'Tonight' },
    { href: '#sounds', label: 'Sounds' },
    { href: '#night', label: 'One night' },
    { href: '#down', label: 'Face down' },
  ],
  asides: ['Made on the phone, note by note', 'Works in flight mode', 'No streak, no score, no badge'],
  player: {
    heading: 'Tonight',
    text: 'Choose what you hear, for how long, and how it fades. Then turn the lamp off.',
    names: {
      rain: { short: 'Rain', long: 'Rain on a tin roof' },
      sea: { short: 'Sea', long: 'A slow sea' },
      train: { short: 'Night train', long: 'The night train' },
    },
    fades: { even: 'Evenly', late: 'Late', stairs: 'In six steps' },
  },
  sounds: {
    heading: 'Three windows, slightly open',
    list: [
      {
        sound: 'rain' as const,
        name: 'Rain on a tin roof',
        text: 'Forty drops a second, no two alike. Somebody else is getting wet.',
      },
      {
        sound: 'sea' as const,
        name: 'A slow sea',
        text: 'One wave every nine seconds. Breathe with it or don’t; it won’t notice.',
      },
      {
        sound: 'train' as const,
        name: 'The night train',
        text: 'Four knocks every three seconds, and no ticket inspector.',
      },
    ],
  },
  night: {
    heading: 'One night, from 22:40 to 06:50',
    text: 'This is a sample night in four stages. Light and deep sleep trade places about every ninety minutes, and the rain stopped before the first change.',
  },
  down: {
    heading: 'Face down is the only setting that matters',
    list: [
      'The screen sees the bedside table. You see nothing at all.',
      'No alarm asks how you feel about your alarm.',
      'The last sound is quieter than your pillow.',
    ],
  },
  end: 'Good morning. You missed nothing.',
  footer: 'Noctule is named after a bat that hangs up early.',
};
