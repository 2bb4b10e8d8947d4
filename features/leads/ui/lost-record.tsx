import { ButtonLink } from '#ui/actions/button.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

/** An address that leads to nobody any more. */
export function LostRecord() {
  return (
    <DetailPage>
      <WorkspaceEmpty
        heading="This record doesn’t exist"
        action={
          <ButtonLink href="/admin-panel/leads" variant="ghost" size="small">
            Show all leads
          </ButtonLink>
        }
      >
        <p>It may have been erased, or deleted at the end of its retention period.</p>
      </WorkspaceEmpty>
    </DetailPage>
  );
}
