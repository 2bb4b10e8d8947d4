import { grouped } from '#lib/money/grouped.ts';

/** A piece of old software, as it is typed. */
export interface TypedEstate {
  lines: string;
  language: string;
  coverage: string;
  dependencies: string;
  years: string;
  rate: string;
}

export type NumberField = Exclude<keyof TypedEstate, 'language'>;

/** Languages, and how much longer they take to read than the easiest one. */
export const languages = [
  { id: 'ts', name: 'TypeScript', factor: 1 },
  { id: 'ruby', name: 'Ruby', factor: 1.1 },
  { id: 'java', name: 'Java', factor: 1.15 },
  { id: 'php', name: 'PHP', factor: 1.3 },
  { id: 'perl', name: 'Perl', factor: 1.7 },
  { id: 'cobol', name: 'COBOL', factor: 1.6 },
  { id: 'other', name: 'What nobody admits to', factor: 2 },
] as const;

export const limits: Record<NumberField, { least: number; most: number; label: string; hint: string }> = {
  lines: { least: 500, most: 5_000_000, label: 'Lines of code', hint: '120,000 or 120k' },
  coverage: { least: 0, most: 100, label: 'Covered by tests, %', hint: '15' },
  dependencies: { least: 0, most: 2000, label: 'Dependencies', hint: '64' },
  years: { least: 0, most: 60, label: 'Years since it was tidy', hint: '6' },
  rate: { least: 1, most: 5000, label: 'A day costs, EUR', hint: '700' },
};
export const numberFields = Object.keys(limits) as NumberField[];

/** Reads 120000, 120,000, 120 000, 120k or 1.2m. Null where it is no number. */
export function numberOf(typed: string): number | null {
  const found = /^(\d{1,3}(?:[, ]\d{3})+|\d+(?:\.\d+)?)\s?([km%])?$/i.exec(typed.trim());
  if (!found) return null;
  const unit = found[2]?.toLowerCase();
  return Number((found[1] ?? '').replace(/[, ]/g, '')) * (unit === 'k' ? 1000 : unit === 'm' ? 1_000_000 : 1);
}

/** What is wrong with a field; null where it can be reckoned with. */
export function troubleOf(field: NumberField, typed: string): string | null {
  const value = numberOf(typed);
  const { least, most } = limits[field];
  if (value === null) return `Write a number, like ${limits[field].hint}.`;
  return value < least || value > most ? `Write a number from ${grouped(least)} to ${grouped(most)}.` : null;
}

interface Phase {
  name: string;
  days: number;
}

export interface Plan {
  phases: readonly Phase[];
  days: number;
  /** Between which sums it will end. */
  from: number;
  to: number;
  /** Lines that will be gone. */
  deleted: number;
}

/** Plans the work, or gives null while a number is missing. */
export function planOf(typed: TypedEstate): Plan | null {
  if (numberFields.some((field) => troubleOf(field, typed[field]) !== null)) return null;
  const [lines, coverage, dependencies, years, rate] = numberFields.map(
    (field) => numberOf(typed[field]) ?? 0,
  ) as [number, number, number, number, number];
  const factor = languages.find(({ id }) => id === typed.language)?.factor ?? 1;
  const thousands = lines / 1000;
  const share = Math.min(0.6, 0.15 + years * 0.02 + (100 - coverage) / 1000);
  const phases = [
    { name: 'Read', days: 10 + Math.ceil(Math.max(0, thousands - 40) / 40) },
    { name: 'Test', days: Math.ceil((1 - coverage / 100) * thousands * 0.12 * factor) },
    { name: 'Remove dependencies', days: Math.ceil(dependencies * 0.6) },
    { name: 'Delete', days: Math.ceil(thousands * share * 0.25 * factor) },
    { name: 'Hand over', days: 5 },
  ];
  const days = phases.reduce((sum, phase) => sum + phase.days, 0);
  return {
    phases,
    days,
    from: Math.round((days * rate * 0.85) / 100) * 100,
    to: Math.round((days * rate * 1.25) / 100) * 100,
    deleted: Math.round((lines * share) / 100) * 100,
  };
}

/** The plan as text, to paste into a letter. */
export const planText = ({ phases, days, from, to, deleted }: Plan): string =>
  [
    ...phases.map((phase) => `${phase.name}: ${phase.days} days`),
    `Total: ${days} working days, between ${grouped(from)} and ${grouped(to)} EUR`,
    `Lines deleted: about ${grouped(deleted)}`,
  ].join('\n');

/** Reads what was kept in this browser; null where it is no estate. */
export function estateFrom(kept: unknown): TypedEstate | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const record = kept as Partial<Record<keyof TypedEstate, unknown>>;
  const { lines, language, coverage, dependencies, years, rate } = record;
  return typeof lines === 'string' &&
    typeof language === 'string' &&
    languages.some(({ id }) => id === language) &&
    typeof coverage === 'string' &&
    typeof dependencies === 'string' &&
    typeof years === 'string' &&
    typeof rate === 'string'
    ? { lines, language, coverage, dependencies, years, rate }
    : null;
}
