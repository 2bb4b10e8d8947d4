/** A place to work: what goes in on the left, what comes out on the right. */
export interface Demo {
  path: string;
  /** The name in the bar, which is the page's heading. */
  name: string;
  /** What the drawing shows, as one sentence about its sample. */
  finding: string;
  about: string;
  /** What is measured on real data, with its unit. */
  measures: readonly (readonly [name: string, unit: string])[];
  reads: readonly (readonly [name: string, text: string])[];
  /** What stays where it is. */
  stays: string;
  action: { label: string; href: string };
  /** A second way, in the bar. */
  link: { label: string; href: string };
  caption: string;
}
