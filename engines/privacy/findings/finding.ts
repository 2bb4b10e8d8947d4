/** What shows that a finding is true. */
export interface Evidence {
  /** Such as `Header`, `Set-Cookie`, `Line 12`, `Redirect`. */
  where: string;
  text: string;
}

/** How much a finding matters: `good` is worth knowing, too. */
export type Weight = 'serious' | 'warning' | 'notice' | 'good';

/** The parts of a report. */
export type Area =
  | 'transport'
  | 'headers'
  | 'cookies'
  | 'third parties'
  | 'scripts'
  | 'forms'
  | 'consent'
  | 'policies';

/** Something a page reveals or does well, with its evidence, explained for those responsible and for those who fix it. */
export interface Finding {
  /** Stays the same from run to run, so that two runs can be compared. */
  id: string;
  area: Area;
  weight: Weight;
  what: string;
  evidence: readonly Evidence[];
  lawyer: string;
  engineer: string;
  mend: string;
}

const longest = 300;

/** Text of a stranger, short enough for a report. */
export const shortened = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
};

/** Evidence by the line of the source. */
export const atLine = (line: number, text: string): Evidence => ({
  where: `Line ${line}`,
  text: shortened(text),
});

/** At most so many pieces of evidence for one finding; the rest is counted. */
export function some(evidence: readonly Evidence[], most = 12): Evidence[] {
  if (evidence.length <= most) return [...evidence];
  return [...evidence.slice(0, most), { where: 'And', text: `${evidence.length - most} more` }];
}
