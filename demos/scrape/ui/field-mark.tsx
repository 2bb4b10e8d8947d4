import { fieldColours } from './field-colours.ts';

/** The colour that a field has in the frame. */
export const FieldMark = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    style={{ background: fieldColours[at % fieldColours.length] }}
    className="inline-block size-2.5 shrink-0 rounded-[3px] shadow-[0_0_0_1px_var(--outline)]"
  />
);
