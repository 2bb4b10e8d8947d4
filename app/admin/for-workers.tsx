import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

/** Replaces a form for people who may view a part of the panel but not change it. */
export function ForWorkers() {
  return (
    <DetailPage>
      <WorkspaceEmpty heading="You can view this, but not change it">
        <p>An owner can give you access to this form on the Staff page.</p>
      </WorkspaceEmpty>
    </DetailPage>
  );
}
