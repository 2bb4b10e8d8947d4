import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';

/** Stands in the place of a form for whoever may look at a part of the panel and not change it. */
export function ForWorkers() {
  return (
    <DeskSheet>
      <DeskEmpty heading="You may look, not change">
        <p>This form is for those who work on it. An owner can give you that part under Staff.</p>
      </DeskEmpty>
    </DeskSheet>
  );
}
