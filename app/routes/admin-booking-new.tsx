import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { ForWorkers } from '#app/admin/for-workers.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { book } from '#features/booking/commands/book.server.ts';
import { bookSchema } from '#features/booking/schema.ts';
import { addBlock } from '#features/booking/staff/commands/blocks.server.ts';
import { bookForPage } from '#features/booking/staff/pages.server.ts';
import { blockFormSchema } from '#features/booking/staff/schema.ts';
import { BookForWorkspace } from '#features/booking/staff/ui/book-for-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import type { Route } from './+types/admin-booking-new';

export const loader = staffLoader('bookings', async (staff, { url }) =>
  bookForPage(url.searchParams, staff.zone),
);

export const action = staffAction('bookings', {
  book: async (_, fields, { actor }) => {
    const wish = parseFields(bookSchema, fields);
    const { booking } = await book({ ...wish, address: actor, staff: actor });
    return {
      said: await saidWithMail('The meeting is booked', `We’re emailing ${booking.name} the invitation`),
      to: `/admin-panel/bookings/${booking.id}`,
    };
  },
  block: async (staff, fields, { actor }) => {
    const wish = parseFields(blockFormSchema, fields);
    await addBlock(wish, staff.zone, actor);
    return {
      said: `${wish.from} to ${wish.to} is now blocked`,
      to: `/admin-panel/bookings?${new URLSearchParams({ view: 'week', day: wish.day })}`,
    };
  },
});

export default function AdminBookingNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('book');
  const refusedBlock = useRefusal('block');
  return (
    <AdminPage section="bookings" title="Book or block a time" loaded={loaderData}>
      {(page, { writes }) =>
        writes ? (
          <BookForWorkspace page={page} refused={refused} refusedBlock={refusedBlock} />
        ) : (
          <ForWorkers />
        )
      }
    </AdminPage>
  );
}
