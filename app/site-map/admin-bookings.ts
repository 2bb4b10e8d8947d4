const none = '019a0000-0000-7000-8000-000000000000';
const parent = '/admin-panel/bookings';

/** The pages of the panel about meetings. */
export const bookingPages = [
  {
    path: '/admin-panel/bookings',
    label: 'Bookings',
    title: 'Bookings of the studio',
    description: 'All meetings by day, week or month, for everyone or for one host, and who is away.',
    view: 'admin-bookings',
  },
  {
    path: '/admin-panel/bookings/list',
    label: 'All meetings',
    title: 'All meetings of the studio',
    description:
      'Every booked meeting, for staff to search by person, host, type or status.',
    view: 'admin-list',
    parent,
  },
  {
    path: '/admin-panel/bookings/new',
    label: 'Book or block a time',
    title: 'Book a meeting for someone, or block a time',
    description:
      'Here staff book a meeting for someone else or keep a time of their own free.',
    view: 'admin-booking-new',
    parent,
  },
  {
    path: '/admin-panel/bookings/hosts',
    label: 'Hosts and hours',
    title: 'Hosts and their hours',
    description:
      'Everyone who takes meetings, with their weekly hours, connected calendars and absences.',
    view: 'admin-hosts',
    parent,
  },
  {
    path: '/admin-panel/bookings/hosts/:id',
    label: 'A host',
    title: 'Hours of a host',
    description: 'One host’s weekly hours, exceptions, absences and connected calendars.',
    view: 'admin-host',
    sample: '/admin-panel/bookings/hosts/new',
    parent: '/admin-panel/bookings/hosts',
  },
  {
    path: '/admin-panel/bookings/absences/:id',
    label: 'An absence',
    title: 'Meetings during an absence',
    description:
      'Meetings that fall in a host’s absence, to be handed over to someone who is free.',
    view: 'admin-absence',
    startsEmpty: true as const,
    sample: `/admin-panel/bookings/absences/${none}`,
    parent: '/admin-panel/bookings/hosts',
  },
  {
    path: '/admin-panel/bookings/types',
    label: 'Meeting types',
    title: 'Types of meetings',
    description: 'The meetings people can book with the studio, who holds them, and which are hidden.',
    view: 'admin-meeting-types',
    parent,
  },
  {
    path: '/admin-panel/bookings/types/:id',
    label: 'A meeting type',
    title: 'A type of meeting',
    description: 'How long this meeting takes, how much notice it needs, who holds it and what it asks.',
    view: 'admin-meeting-type',
    sample: '/admin-panel/bookings/types/new',
    parent: '/admin-panel/bookings/types',
  },
  {
    path: '/admin-panel/bookings/:id',
    label: 'A meeting',
    title: 'A meeting of the studio',
    description: 'One meeting with what the visitor wrote. Staff can move it, hand it over or cancel it.',
    view: 'admin-booking',
    startsEmpty: true as const,
    sample: `/admin-panel/bookings/${none}`,
    parent,
  },
];
