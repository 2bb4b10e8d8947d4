import { proof } from '#content/proof.ts';
import { Bars } from './bars.tsx';

type Row = readonly [name: string, id: string, isOurs?: 'ours'];

/** Bars of figures that the project's commands have written; a figure that is gone fails the page. */
export function measuredBars(heading: string, rows: readonly Row[], most?: number) {
  return () => (
    <Bars
      heading={heading}
      most={most}
      bars={rows.map(([name, id, ours]) => {
        const { value, unit } = proof(id);
        return { name, value, unit, isOurs: ours === 'ours' };
      })}
    />
  );
}
