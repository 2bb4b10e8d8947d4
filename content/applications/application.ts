import type { Hue } from '#lib/hue.ts';
import type { ObjectName } from '../object-names.ts';

export const trades = [
  'Logistics',
  'Finance',
  'Web',
  'People',
  'Learning',
  'Documents',
  'Media',
  'Sales',
  'Health',
  'Service',
  'AI',
] as const;
type Trade = (typeof trades)[number];

/** Something a company can have: as it is, or rebuilt around its own rules. */
export interface Application {
  slug: string;
  name: string;
  /** What it does, at most 14 words. */
  tagline: string;
  lead: string;
  kind: 'pre-built' | 'custom';
  trade: Trade;
  hue: Hue;
  object: ObjectName;
  does: readonly (readonly [name: string, text: string])[];
  takes: string;
  gives: string;
  /** The page that shows it at work on sample data. */
  bench?: string;
  caseStudy?: string;
}
