export interface Stop {
  id: string;
  street: string;
  window: string;
  kilos: number;
  metres: number;
  day: string;
}

const streets = [
  'Dairy lane',
  'Mill road',
  'Harbour street',
  'Station square',
  'Orchard way',
  'Bridge street',
];
const from = Date.UTC(2026, 10, 16);

/** Invented stops, the same on every machine: a small generator with a fixed start. */
export function stopsOfARound(count: number): Stop[] {
  let state = 2026;
  const upTo = (limit: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * limit);
  };
  return Array.from({ length: count }, (_, index) => {
    const hour = 6 + upTo(10);
    return {
      id: `Stop ${index + 1}`,
      street: `${streets[upTo(streets.length)]} ${1 + upTo(180)}`,
      window: `${String(hour).padStart(2, '0')}:00–${String(hour + 2).padStart(2, '0')}:00`,
      kilos: 5 + upTo(400),
      metres: 120 + upTo(9000),
      day: new Date(from + upTo(90) * 86_400_000).toISOString().slice(0, 10),
    };
  });
}
