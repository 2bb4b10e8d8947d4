import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { GoLiveWorkspace } from '#app/go-live/go-live-workspace.tsx';
import { goLiveLines } from '#app/go-live/lines.ts';
import { removeSamples } from '#app/go-live/samples.server.ts';
import { siteState } from '#app/go-live/site-state.server.ts';
import { counted } from '#lib/money/grouped.ts';
import type { Route } from './+types/admin-go-live';

export const loader = staffLoader('go-live', async () => ({ lines: goLiveLines(await siteState()) }));

export const action = staffAction('go-live', {
  samples: async (_, __, { actor }) => {
    const { count, undo } = await removeSamples(actor);
    return { said: `${counted(count, 'sample is', 'samples are')} off the site and kept as drafts`, undo };
  },
});

export default function AdminGoLive({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="go-live" title="Before going live" loaded={loaderData}>
      {(page, { writes }) => <GoLiveWorkspace lines={page.lines} writes={writes} />}
    </AdminPage>
  );
}
