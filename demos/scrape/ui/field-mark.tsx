import { colours } from './frame-document.ts';

const series = [
  'bg-(--series-1)',
  'bg-(--series-2)',
  'bg-(--series-3)',
  'bg-(--series-4)',
  'bg-(--series-5)',
];

/** The colour that a field has in the frame. */
export const FieldMark = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    className={`inline-block size-2.5 shrink-0 rounded-[3px] ${series[at % colours]}`}
  />
);
