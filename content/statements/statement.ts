import type { ObjectName } from '../object-names.ts';

type Rule = readonly [name: string, text: string];

/** A part of a statement; neighbours never share a split. */
type StatementSection =
  | { split: '5/7'; heading: string; paragraphs: readonly string[] }
  | { split: '8/4'; heading: string; paragraphs: readonly string[]; facts: readonly Rule[] }
  | { split: 'thirds'; heading: string; items: readonly Rule[] }
  | { split: 'rows'; heading: string; rows: readonly Rule[] }
  | { split: 'steps'; heading: string; steps: readonly Rule[] };

export interface StatementWords {
  path: string;
  /** The second part stands in italic. */
  heading: readonly [string, string];
  lead: string;
  action: { label: string; href: string };
  object: ObjectName;
  alt: string;
  sections: readonly StatementSection[];
}
