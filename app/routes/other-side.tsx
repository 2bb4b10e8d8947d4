import { data, useLoaderData } from 'react-router';
import { PanelView } from '#app/admin/panel-view.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { type OtherSide, otherSide } from '#app/other-side/other-side.server.ts';
import { MeetingWorkspace } from '#features/booking/staff/ui/meeting-workspace.tsx';
import { InboxView } from '#features/enquiries/inbox/ui/inbox-workspace.tsx';
import { attendeeView } from '#features/events/staff/attendee-list-view.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import { ListTable } from '#ui/kinds/list-table.tsx';

// The token in the address is a key: the page goes into no store, and no other site learns its address.
export async function loader({ url }: { url: URL }) {
  return data(
    { facts: pageFacts(url), shown: await otherSide(url.searchParams) },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const nothingKnown = { meeting: null, nextStep: null };

function View({ shown }: { shown: OtherSide }) {
  if (shown.of === 'enquiry')
    return (
      <PanelView section="inbox" title="Inbox">
        <InboxView
          page={shown.inbox}
          besides={nothingKnown}
          writes={false}
          refused={null}
          ways={null}
          onChanged={() => {}}
        />
      </PanelView>
    );
  if (shown.of === 'meeting')
    return (
      <PanelView section="bookings" title={`${shown.meeting.type} with ${shown.meeting.name}`}>
        <MeetingWorkspace page={shown.meeting} refused={null} writes={false} />
      </PanelView>
    );
  return (
    <PanelView section="events" title="Attendees">
      <ListTable view={attendeeView} page={shown.list} facts={{ zone: shown.zone, writes: false }} />
    </PanelView>
  );
}

const words = {
  enquiry: {
    title: 'Your enquiry, from our side',
    lead: 'This is the inbox we answer you from. It shows only your message.',
  },
  meeting: {
    title: 'Your meeting, from our side',
    lead: 'This is the page your host opens before the call, with everything you told us.',
  },
  seat: {
    title: 'Your seat, from our side',
    lead: 'This is the organisers’ list of attendees. It shows only your entry.',
  },
} as const;

export default function OtherSidePage() {
  const { shown } = useLoaderData<typeof loader>();
  if (!shown)
    return (
      <FormPage
        title="There is nothing to show here"
        lead="This link is incomplete, or we no longer keep what it was for."
      >
        <ButtonLink href="/contact-us" className="mt-8">
          Write to us
        </ButtonLink>
      </FormPage>
    );
  const { title, lead } = words[shown.of];
  return (
    <div className="wrap pb-24 pt-10">
      <h1 className="display text-[clamp(min(2.6rem,11vw),4.6vw,4.2rem)]">{title}</h1>
      <p className="mt-5 mb-8 max-w-[44rem] text-lg text-mute">{lead}</p>
      <View shown={shown} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={shown.back} variant="ink">
          Back to your confirmation
        </ButtonLink>
        <ButtonLink href="/admin-panel" variant="ghost">
          See the rest of the panel
        </ButtonLink>
      </div>
    </div>
  );
}
