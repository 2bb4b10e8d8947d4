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
    about:
      'Start the day here. See what is late, who is coming, what the pipeline is worth and how much money came in.',
  },
  {
    section: 'inbox',
    title: 'Inbox',
    about:
      'Every enquiry is a conversation that one person looks after. Notes for colleagues appear between the messages.',
  },
  {
    section: 'leads',
    title: 'Leads',
    about: 'Everyone who writes, books or registers appears on this board, with a value and a next step.',
  },
  {
    section: 'bookings',
    title: 'Bookings',
    about:
      'See the week’s meetings in the studio’s time zone. Visitors can book the times that are free here.',
  },
  {
    section: 'invoices',
    title: 'Invoices',
    about: 'Follow each job from the quote to the last reminder, and see what is paid, owed or overdue.',
  },
] as const satisfies readonly TourScreen[];

type TourSection = (typeof tourScreens)[number]['section'];

/** The screen that an address asks for; the first where it asks for none. */
export const screenAsked = (asked: string | null): TourSection =>
  tourScreens.find(({ section }) => section === asked)?.section ?? 'overview';
