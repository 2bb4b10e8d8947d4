import type { AdminSectionId } from '#content/workspaces/admin-sections.ts';

/** A screen of the panel that everybody may look at, over sample records. */
interface TourScreen {
  section: AdminSectionId;
  title: string;
  about: string;
}

/** The screens of the tour, in their order. */
export const tourScreens = [
  {
    section: 'overview',
    title: 'Overview',
    about: 'The day starts here: what is late, who is coming, what the pipeline is worth and what came in.',
  },
  {
    section: 'inbox',
    title: 'Inbox',
    about: 'Every enquiry is a conversation with one owner. Notes for colleagues stand between the messages.',
  },
  {
    section: 'leads',
    title: 'Leads',
    about: 'Whoever writes, books or registers appears on this board, with a value and a next step.',
  },
  {
    section: 'bookings',
    title: 'Bookings',
    about: 'The week’s meetings by the studio’s clock. Visitors are offered only what is free here.',
  },
  {
    section: 'invoices',
    title: 'Invoices',
    about: 'What is owed, what is overdue and what was paid, from the quote to the reminder.',
  },
] as const satisfies readonly TourScreen[];

type TourSection = (typeof tourScreens)[number]['section'];

/** The screen that an address asks for; the first where it asks for none. */
export const screenAsked = (asked: string | null): TourSection =>
  tourScreens.find(({ section }) => section === asked)?.section ?? 'overview';
