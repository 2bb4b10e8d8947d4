import type { Hue } from '#lib/look/hue.ts';
import type { ObjectName } from '../object-names.ts';

/** What an application is for; the first facet that people look by. */
type Trade =
  | 'Logistics'
  | 'Finance'
  | 'Web'
  | 'People'
  | 'Learning'
  | 'Documents'
  | 'Media'
  | 'Sales'
  | 'Health'
  | 'Service'
  | 'AI';

/** Who uses it. */
type Industry =
  | 'Associations'
  | 'Consulting'
  | 'Education'
  | 'Finance'
  | 'Health care'
  | 'Law'
  | 'Manufacturing'
  | 'Public sector'
  | 'Publishing'
  | 'Retail'
  | 'Software'
  | 'Transport';

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
  industries: readonly Industry[];
  stack: readonly string[];
  /** How it is charged for. */
  price: 'open' | 'set-up' | 'scoped' | 'weekly';
  /** Who or what it suits. */
  fits: string;
  /** What it leaves to others. */
  ends: string;
  /** The page that shows it at work on sample data. */
  demo?: string;
  caseStudy?: string;
  /** The templates whose first screens show it, by their paths (content/template-screens.ts). */
  screens?: readonly string[];
  /** Left out where everybody may see it. */
  status?: 'in-review';
}
