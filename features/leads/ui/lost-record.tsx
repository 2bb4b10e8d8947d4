import { ButtonLink } from '#ui/actions/button.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

/** Shown where a lead's record no longer exists. */
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
