import proofs from './proof.json' with { type: 'json' };

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

const byId = new Map((proofs as Proof[]).map((proof) => [proof.id, proof]));

/** The figure with this id. The build fails on an id that no benchmark has written. */
export function proof(id: string): Proof {
  const found = byId.get(id);
  if (!found) throw new Error(`content/proof.json has no figure '${id}'`);
  return found;
}
