import { invoiceView } from '#features/billing/staff/invoices-list-view.tsx';
import { CalendarWorkspace } from '#features/booking/staff/ui/calendar-workspace.tsx';
import { InboxView } from '#features/enquiries/inbox/ui/inbox-workspace.tsx';
import { signInFor } from '#features/identity/return-path.ts';
import { BoardWorkspace } from '#features/leads/ui/board-workspace.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { ListTable } from '#ui/kinds/list-table.tsx';
import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import { AdminOverview } from '../admin-overview.tsx';
import type { EntryRefusal } from '../entry.ts';
import { PanelView } from '../panel-view.tsx';
import { tourScreens } from './screens.ts';
import type { TourPage } from './tour.server.ts';

const nothingKnown = { meeting: null, nextStep: null };

/** The screen itself, drawn by what staff work with. */
function Screen({ page }: { page: TourPage }) {
  switch (page.section) {
    case 'overview':
      return <AdminOverview {...page.overview} />;
    case 'inbox':
      return (
        <InboxView
          page={page.inbox}
          besides={nothingKnown}
          writes={false}
          refused={null}
          ways={null}
          onChanged={() => {}}
        />
      );
    case 'leads':
      return <BoardWorkspace board={page.board} q="" duplicates={0} writes={false} />;
    case 'bookings':
      return <CalendarWorkspace page={page.calendar} writes={false} />;
    case 'invoices':
      return <ListTable view={invoiceView} page={page.invoices} facts={page.facts} />;
  }
}

/** A tour of the panel for visitors: its main screens with sample records. */
export function AdminTour({ page, refusal }: { page: TourPage; refusal: EntryRefusal }) {
  const shown = tourScreens.find(({ section }) => section === page.section) ?? tourScreens[0];
  return (
    <div className="mx-auto max-w-[80rem] px-4 pb-36 sm:px-8 lg:pb-24">
      <div className="flex min-h-19 flex-wrap items-center gap-x-3.5 gap-y-3 py-3.5">
        <h1 className="text-2xl">Admin panel</h1>
        <SampleTag>Sample records</SampleTag>
        <div className="ms-auto max-sm:ms-0 max-sm:w-full">
          {refusal === 'signed-out' ? (
            <ButtonLink href={signInFor('/admin-panel')} variant="ink" size="small" className="max-sm:w-full">
              Sign in as staff
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <p className="max-w-[46rem] text-mute">
        The studio runs its whole business from this panel. Here are its main screens, drawn by the panel
        itself. The people and figures on them are made up.
        {refusal === 'not-staff'
          ? ' Your account isn’t a staff account. If it should be, ask an owner to add your email address.'
          : ''}
      </p>
      <div className="mt-6 mb-4">
        <WorkspaceTabs
          label="Screens of the panel"
          tabs={tourScreens.map(({ section, title }) => ({
            label: title,
            href: `?see=${section}`,
            current: section === page.section,
          }))}
        />
      </div>
      <p className="mb-4 max-w-[46rem] text-pretty">{shown.about}</p>
      <PanelView section={page.section} title={shown.title}>
        <Screen page={page} />
      </PanelView>
    </div>
  );
}
