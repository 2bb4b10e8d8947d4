import type { Stop } from '#engines/routing/problem.ts';
import { clock, parseClock } from '../words/clock.ts';
import { numberIn } from './columns.ts';

/** A column of the table of stops: how it is shown, and what typing into it changes. */
export interface StopField {
  key: string;
  label: string;
  /** Stands in a cell that holds nothing. */
  empty: string;
  show: (stop: Stop) => string;
  /** What is expected, for people who typed something else. */
  wrong: string;
  /** What changes; null when the text cannot be read. */
  read: (text: string, stop: Stop) => Partial<Stop> | null;
}

function degrees(part: 'x' | 'y', most: number) {
  return (text: string, stop: Stop): Partial<Stop> | null => {
    const value = numberIn(text);
    return value === null || Math.abs(value) > most ? null : { place: { ...stop.place, [part]: value } };
  };
}

/** An emptied time lifts that end; both ends lifted are no window at all. */
function end(part: 'from' | 'to') {
  return (text: string, { windows = [] }: Stop): Partial<Stop> | null => {
    const seconds = text.trim() === '' ? (part === 'from' ? 0 : 86_400) : parseClock(text);
    if (seconds === null) return null;
    const at = part === 'from' ? 0 : Math.max(0, windows.length - 1);
    const next =
      windows.length > 0
        ? windows.map((window, index) => (index === at ? { ...window, [part]: seconds } : window))
        : [{ from: 0, to: 86_400, [part]: seconds }];
    const [first] = next;
    if (next.some((window) => window.to < window.from)) return null;
    return next.length === 1 && first?.from === 0 && first.to === 86_400
      ? { windows: undefined }
      : { windows: next };
  };
}

const positive =
  (change: (value: number) => Partial<Stop>) =>
  (text: string): Partial<Stop> | null => {
    const value = text.trim() === '' ? 0 : numberIn(text);
    return value === null || value < 0 ? null : change(value);
  };

export const stopFields: readonly StopField[] = [
  {
    key: 'name',
    wrong: 'A stop needs a name.',
    label: 'Name',
    empty: '',
    show: ({ name = '' }) => name,
    read: (text) => (text.trim() ? { name: text.trim().slice(0, 200) } : null),
  },
  {
    key: 'y',
    wrong: 'Enter a latitude from −85 to 85, such as 52.0116.',
    label: 'Latitude',
    empty: '',
    show: ({ place }) => String(place.y),
    read: degrees('y', 85),
  },
  {
    key: 'x',
    wrong: 'Enter a longitude from −180 to 180, such as 4.7104.',
    label: 'Longitude',
    empty: '',
    show: ({ place }) => String(place.x),
    read: degrees('x', 180),
  },
  {
    key: 'load',
    wrong: 'Enter a load of 0 or more, such as 12.',
    label: 'Load',
    empty: '0',
    show: ({ demand }) => String(demand?.[0] ?? 0),
    read: positive((value) => ({ demand: [value] })),
  },
  {
    key: 'from',
    wrong: 'Enter a time before it closes, such as 07:30, or leave the cell empty if it is always open.',
    label: 'Opens',
    empty: 'always',
    show: ({ windows }) => (windows?.[0] ? clock(windows[0].from) : ''),
    read: end('from'),
  },
  {
    key: 'to',
    wrong:
      'Enter a time after it opens, such as 14:00, or leave the cell empty if it is open until midnight.',
    label: 'Closes',
    empty: 'never',
    show: ({ windows }) => {
      const last = windows?.at(-1);
      return last ? clock(last.to) : '';
    },
    read: end('to'),
  },
  {
    key: 'service',
    wrong: 'Enter 0 or more minutes, such as 15.',
    label: 'Min',
    empty: '0',
    show: ({ service = 0 }) => String(Math.round(service / 60)),
    read: positive((value) => ({ service: value * 60 })),
  },
  {
    key: 'skills',
    wrong: 'Enter words, separated by commas.',
    label: 'Needs',
    empty: 'nothing',
    show: ({ skills = [] }) => skills.join(', '),
    read: (text) => ({ skills: text.split(/[;,]/).flatMap((skill) => skill.trim().toLowerCase() || []) }),
  },
  {
    key: 'priority',
    wrong: 'Enter a number of 0 or more; the usual value is 1.',
    label: 'Prio',
    empty: '1',
    show: ({ priority = 1 }) => String(priority),
    read: positive((value) => ({ priority: value })),
  },
  {
    key: 'skip',
    wrong: 'Enter an amount in euros, such as 25, or leave the cell empty if the stop must be served.',
    label: 'Skip, €',
    empty: 'never',
    show: ({ skipCost }) => (skipCost === undefined ? '' : String(skipCost)),
    read: (text) =>
      text.trim() === '' ? { skipCost: undefined } : positive((value) => ({ skipCost: value }))(text),
  },
];
