import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

/** Stands in the place of a form for whoever may look at a part of the panel and not change it. */
export function ForWorkers() {
  return (
    <DetailPage>
      <WorkspaceEmpty heading="You may look, not change">
        <p>This form is for those who work on it. An owner can give you that part under Staff.</p>
      </WorkspaceEmpty>
    </DetailPage>
  );
}
