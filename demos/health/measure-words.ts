import type { Measure } from './records.ts';

/** What is measured, in which unit, and which values a typing error would give. */
export const measureWords: Readonly<
  Record<Measure, { name: string; unit: string; least: number; most: number }>
> = {
  pressure: { name: 'Blood pressure', unit: 'mmHg', least: 50, most: 260 },
  pulse: { name: 'Pulse', unit: 'beats a minute', least: 25, most: 240 },
  weight: { name: 'Weight', unit: 'kg', least: 2, most: 400 },
};
