import type { Hue } from '#lib/look/hue.ts';
import type { ObjectName } from '../object-names.ts';

/** A named rule and what it says. */
type Rule = readonly [name: string, text: string];

interface StorySection {
  heading: string;
  paragraphs?: readonly string[];
  rules?: readonly Rule[];
  /** What it will not do. */
  refusals?: readonly string[];
  /** In this order. */
  steps?: readonly Rule[];
  /** A piece of data as the thing itself holds it. */
  sample?: { caption: string; lines: readonly string[] };
}

/** A page that tells one thing: what it is, how it thinks, what it refuses. */
export interface Story {
  path: string;
  /** For tiles and lists. */
  name: string;
  /** One line for a tile, at most 14 words. */
  note: string;
  trade: string;
  hue: Hue;
  object: ObjectName;
  /** What the picture shows. */
  alt: string;
  /** Two lines; the second stands in italic. */
  heading: readonly [string, string];
  lead: string;
  action: { label: string; href: string };
  facts: readonly Rule[];
  sections: readonly StorySection[];
}
