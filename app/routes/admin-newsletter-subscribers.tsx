import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { endSubscriptions } from '#features/newsletter/subscribers/end.server.ts';
import { subscriberList } from '#features/newsletter/subscribers/list.server.ts';
import { SubscriberDesk } from '#features/newsletter/subscribers/ui/subscriber-desk.tsx';
import { NewsletterTabs } from '#features/newsletter/ui/newsletter-tabs.tsx';
import { meantIds } from '#server/tables/meant-ids.ts';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-newsletter-subscribers';

export const loader = staffLoader('newsletter', async (staff, { url }) => ({
  subscribers: await openTable(subscriberList, staff, url.searchParams),
  zone: staff.zone,
}));

export const action = staffAction('newsletter', {
  end: async (staff, fields, { actor, url }) => {
    const { count, undo } = await endSubscriptions(await meantIds(subscriberList, fields, staff, url), actor);
    return { said: count === 1 ? 'One subscription is ended' : `${count} subscriptions are ended`, undo };
  },
});

export default function AdminNewsletterSubscribers({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="newsletter"
      title="Newsletter"
      mark={<NewsletterTabs here="Readers" />}
      loaded={loaderData}
    >
      {(page, { writes }) => <SubscriberDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
