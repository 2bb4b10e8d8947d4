import { Island } from '#app/islands/island.tsx';
import { SaveMark, type SaveMarkProps } from './save-mark.tsx';

/** The button that saves what a page shows; on a page that is read it loads its script when somebody needs it. */
export const SaveThing = (props: SaveMarkProps) => (
  <Island name="save" of={SaveMark} props={props} wake="known" />
);
