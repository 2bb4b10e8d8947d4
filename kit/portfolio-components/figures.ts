import { type Proof, proof } from '#content/proof.ts';

const shown = ({ value, unit, command, date }: Proof, text: string) => ({
  value: String(value),
  unit,
  text,
  command,
  date,
});

/** The figures come with the page's data, so that a browser need not load all that was ever measured. */
export function measuredFigures() {
  return {
    figures: [
      shown(proof('pages.case-study.script'), 'of script loaded before you touch a case study'),
      shown(
        proof('pages.case-study.performance'),
        'for a case study on a slow phone, by Lighthouse, median of five',
      ),
      shown(proof('pages.case-study.alive'), 'from the first touch until the page’s own scripts answer'),
    ],
  };
}
