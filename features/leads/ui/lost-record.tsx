import { ButtonLink } from '#ui/actions/button.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';

/** An address that leads to nobody any more. */
export function LostRecord() {
  return (
    <DeskSheet>
      <DeskEmpty
        heading="This record is not there"
        action={
          <ButtonLink href="/admin-panel/leads" variant="ghost" size="small">
            Show all leads
          </ButtonLink>
        }
      >
        <p>It was erased, or forgotten after its time.</p>
      </DeskEmpty>
    </DeskSheet>
  );
}
