import { grouped } from '#lib/money/grouped.ts';
import written from './proof.json' with { type: 'json' };

/** A figure that one of the project's own commands measured. */
export interface Proof {
  id: string;
  value: number;
  unit: string;
  command: string;
  date: string;
  commit: string;
  machine: string;
}

/** Every figure that was measured. */
export const proofs: readonly Proof[] = written;

const byId = new Map(proofs.map((proof) => [proof.id, proof]));

/** The figure with this id, if one was measured. */
export const proofAt = (id: string): Proof | undefined => byId.get(id);

/** The figure with this id. The build fails on an id that no benchmark has written. */
export function proof(id: string): Proof {
  const found = byId.get(id);
  if (!found) throw new Error(`content/proof.json has no figure '${id}'`);
  return found;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function dayOf(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

/** A figure inside a sentence, with its unit: '1,204 forms', '97%'. */
export const said = ({ value, unit }: Proof): string =>
  `${grouped(value)}${unit.startsWith('%') ? '' : ' '}${unit}`.trim();

/** The sentence that follows figures in a text: the command that measured them, its day and its machine. */
export const printedBy = ({ command, date, machine }: Proof): string =>
  `We measured this with ${command} on ${dayOf(date)} (${machine}).`;

/** Those of the figures that were measured already, as they are shown large: the others appear once their command wrote them. */
export const measuredSoFar = (figures: readonly (readonly [id: string, text: string])[]) =>
  figures.flatMap(([id, text]) => (proofAt(id) ? [measured(id, text)] : []));

/** A figure as it is shown large: with what was measured, the command and the day. */
export function measured(id: string, text: string) {
  const { value, unit, command, date } = proof(id);
  return { value: grouped(value), unit, text, command, date };
}
