/** The colours of fields, in the frame, which is always light, and beside their names; they begin again after the last. */
const colours = [
  'oklch(0.49 0.275 267)',
  'oklch(0.58 0.2 38)',
  'oklch(0.45 0.1 165)',
  'oklch(0.55 0.18 355)',
  'oklch(0.3 0.03 275)',
] as const;

export const fieldColours: readonly string[] = colours;
/** What is pointed at, and what holds the records. */
export const pointColour: string = colours[0];
