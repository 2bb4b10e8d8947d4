/** One dock and where it is drawn, on a sheet of 14 by 8 squares. */
export interface Dock {
  name: string;
  x: number;
  y: number;
}

/** A line of docks; `minutes` counts from each dock to the next. */
export interface Line {
  id: string;
  name: string;
  docks: readonly string[];
  minutes: readonly number[];
}

export const docks: readonly Dock[] = [
  { name: 'Station north', x: 1, y: 1 },
  { name: 'Post office', x: 3, y: 1 },
  { name: 'Market hall', x: 5, y: 3 },
  { name: 'Old mint', x: 7, y: 3 },
  { name: 'Canal bridge', x: 9, y: 3 },
  { name: 'Gasworks', x: 11, y: 5 },
  { name: 'Harbour end', x: 13, y: 5 },
  { name: 'Hospital', x: 1, y: 5 },
  { name: 'Park gate', x: 3, y: 5 },
  { name: 'Theatre', x: 7, y: 1 },
  { name: 'University', x: 9, y: 1 },
  { name: 'Observatory', x: 12, y: 1 },
  { name: 'Allotments', x: 1, y: 7 },
  { name: 'Mill pond', x: 5, y: 5 },
  { name: 'Tannery', x: 7, y: 5 },
];

const red: Line = {
  id: 'red',
  name: 'the red line',
  docks: [
    'Station north',
    'Post office',
    'Market hall',
    'Old mint',
    'Canal bridge',
    'Gasworks',
    'Harbour end',
  ],
  minutes: [3, 3, 3, 2, 4, 4],
};
const hill: Line = {
  id: 'hill',
  name: 'the hill line',
  docks: ['Hospital', 'Park gate', 'Market hall', 'Theatre', 'University', 'Observatory'],
  minutes: [4, 3, 4, 3, 5],
};
const water: Line = {
  id: 'water',
  name: 'the water line',
  docks: ['Allotments', 'Park gate', 'Mill pond', 'Tannery', 'Canal bridge', 'University'],
  minutes: [4, 3, 3, 3, 4],
};
export const lines: readonly Line[] = [red, hill, water];
export const redLine = red;

export const dockAt = (name: string): Dock => {
  const found = docks.find((dock) => dock.name === name);
  if (!found) throw new Error(`There is no dock ${name}`);
  return found;
};

/** The minute at which a rider from the first dock of a line reaches each of its docks. */
export const timetable = ({ docks: stops, minutes }: Line): { name: string; minute: number }[] =>
  stops.map((name, index) => ({ name, minute: minutes.slice(0, index).reduce((sum, one) => sum + one, 0) }));
