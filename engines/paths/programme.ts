/** What schools mark, from 0 to 100. */
export const subjects = ['maths', 'language', 'science', 'arts'] as const;
export type Subject = (typeof subjects)[number];

export const fields = [
  'health',
  'building',
  'computing',
  'nature',
  'people',
  'craft',
  'business',
  'media',
] as const;
export type Field = (typeof fields)[number];

/** One way to go on learning. */
export interface Programme {
  id: string;
  name: string;
  school: string;
  city: string;
  fields: readonly Field[];
  /** Study at a college, or training with a firm. */
  kind: 'study' | 'training';
  years: number;
  /** What a year costs, in cents; a training pays, so it is negative. */
  yearCents: number;
  /** The least marks that are asked for. */
  marks: Readonly<Partial<Record<Subject, number>>>;
  /** Papers that have to be handed in, each with the days it takes to get it. */
  papers: readonly { name: string; days: number }[];
  /** When the application closes, as in 01-15, and when it begins. */
  closes: string;
  begins: string;
}

/** What a student wants and brings. */
export interface Student {
  /** What they would like to do, the dearest first. */
  wishes: readonly Field[];
  marks: Readonly<Record<Subject, number>>;
  /** What they can spend a year, in cents. */
  yearCents: number;
  /** Where they live; empty for those who would go anywhere. */
  city: string;
  /** Papers that they have already. */
  has: readonly string[];
}
