import { ButtonLink } from '#ui/actions/button.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

/** An address that leads to nobody any more. */
export function LostRecord() {
  return (
    <DetailPage>
      <WorkspaceEmpty
        heading="This record is not there"
        action={
          <ButtonLink href="/admin-panel/leads" variant="ghost" size="small">
            Show all leads
          </ButtonLink>
        }
      >
        <p>It was erased, or forgotten after its time.</p>
      </WorkspaceEmpty>
    </DetailPage>
  );
}
