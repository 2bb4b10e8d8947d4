import { placeOf, type Rhythm } from '#engines/forecast/read/frequency.ts';
import { type ForecastState, stateOf } from './state.ts';

/** Noise that is the same for everybody: examples must not change under a link. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const monthly: Rhythm = { spacing: 'month', minutes: 0, period: 12 };
const daily: Rhythm = { spacing: 'day', minutes: 0, period: 7 };
const hourly: Rhythm = { spacing: 'clock', minutes: 60, period: 24 };

const make = (length: number, value: (i: number) => number) =>
  Array.from({ length }, (_, i) => Math.round(value(i)));

// Five years of a made-up shop.
const orders = [
  92, 91, 99, 110, 120, 126, 131, 115, 130, 137, 161, 187, 102, 100, 116, 131, 132, 128, 137, 128, 141, 165,
  182, 192, 114, 107, 117, 126, 136, 152, 146, 146, 171, 165, 196, 228, 130, 117, 148, 134, 151, 166, 157,
  157, 175, 196, 225, 249, 147, 135, 149, 169, 165, 185, 186, 175, 186, 210, 240, 272,
];

function shop(): ForecastState {
  const table = {
    series: [{ name: 'Orders', values: orders }],
    rhythm: monthly,
    first: placeOf(monthly, Date.UTC(2021, 0, 1)),
    currency: '',
    notes: [],
  };
  return stateOf('Sample shop', table, 'shop');
}

function kiosks(): ForecastState {
  const first = placeOf(daily, Date.UTC(2024, 0, 1));
  const summer = (i: number) => Math.sin((2 * Math.PI * (i - 100)) / 365);
  const kiosk = (name: string, level: number, growth: number, seed: number) => {
    const wobble = noise(seed);
    const values = make(640, (i) => {
      const weekend = (first + i + 3) % 7 > 4 ? 1.45 : 1;
      const broken = i === 410 || i === 411 ? 0.08 : 1;
      return level * (1 + growth * i) * (1 + 0.35 * summer(i)) * weekend * broken * (1 + 0.12 * wobble());
    });
    return { name, values };
  };
  const series = [
    kiosk('Sample kiosk, harbour', 220, 0.0006, 5),
    kiosk('Sample kiosk, park', 140, 0.0002, 9),
    kiosk('Sample kiosk, station', 310, -0.0003, 13),
  ];
  return stateOf('Sample kiosks', { series, rhythm: daily, first, currency: '€', notes: [] }, 'kiosks');
}

function power(): ForecastState {
  const wobble = noise(21);
  const values = make(24 * 7 * 8, (i) => {
    const hour = i % 24;
    const weekend = Math.floor(i / 24) % 7 > 4 ? 0.78 : 1;
    const shape =
      1 + 0.35 * Math.sin((2 * Math.PI * (hour - 8)) / 24) + 0.12 * Math.sin((4 * Math.PI * (hour - 5)) / 24);
    return 480 * weekend * shape * (1 + 0.04 * wobble());
  });
  const table = {
    series: [{ name: 'Load, kW', values }],
    rhythm: hourly,
    first: placeOf(hourly, Date.UTC(2026, 1, 2)),
    currency: '',
    notes: [],
  };
  return stateOf('Sample bakery, power', table, 'power');
}

function members(): ForecastState {
  const yearly: Rhythm = { spacing: 'year', minutes: 0, period: 1 };
  const values = [212, 231, 240, 262, 281, 294, 322, 341, 338, 352, 381, 402, 288, 305, 349, 388, 411, 436];
  const table = {
    series: [{ name: 'Members', values }],
    rhythm: yearly,
    first: 2008,
    currency: '',
    notes: [],
  };
  return stateOf('Sample club', table, 'members');
}

/** What can be opened without bringing anything; all of it is made up. */
export const examples = [
  { id: 'shop', name: 'Sample shop, monthly orders', load: shop },
  { id: 'kiosks', name: 'Three sample kiosks, daily', load: kiosks },
  { id: 'power', name: 'Sample bakery, hourly power', load: power },
  { id: 'members', name: 'Sample club, yearly members', load: members },
] as const;

/** The one that is open at first. */
export const firstExample = shop;
