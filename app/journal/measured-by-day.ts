import type { Proof } from '#content/proof.ts';

/** A command that measured something on a day, and how many figures it left. */
export interface Measuring {
  command: string;
  figures: number;
}

/** What the project's commands measured, by day. */
export function measuredByDay(
  proofs: readonly Pick<Proof, 'date' | 'command'>[],
): Record<string, Measuring[]> {
  const days: Record<string, Measuring[]> = {};
  for (const { date, command } of proofs) {
    const day = date.slice(0, 10);
    days[day] ??= [];
    const known = days[day].find((each) => each.command === command);
    if (known) known.figures += 1;
    else days[day].push({ command, figures: 1 });
  }
  return days;
}
