const none = '019a0000-0000-7000-8000-000000000000';
const parent = '/admin-panel/bookings';

/** The pages of the panel about meetings. */
export const bookingPages = [
  {
    path: '/admin-panel/bookings',
    label: 'Bookings',
    title: 'Bookings of the studio',
    description: 'The meetings of a day, a week or a month, of everybody or of one host, and who is away.',
    view: 'admin-bookings',
  },
  {
    path: '/admin-panel/bookings/list',
    label: 'All meetings',
    title: 'All meetings of the studio',
    description:
      'Every meeting that was booked, to be searched by person, host, type and state, for its staff.',
    view: 'admin-list',
    parent,
  },
  {
    path: '/admin-panel/bookings/new',
    label: 'Book or block a time',
    title: 'Book a meeting for somebody, or block a time',
    description:
      'The forms by which staff book a meeting on somebody’s behalf or keep a time of their own free.',
    view: 'admin-booking-new',
    parent,
  },
  {
    path: '/admin-panel/bookings/hosts',
    label: 'Hosts and hours',
    title: 'Hosts and their hours',
    description:
      'Everybody who can be met, with the hours of their week, their calendars elsewhere and absences.',
    view: 'admin-hosts',
    parent,
  },
  {
    path: '/admin-panel/bookings/hosts/:id',
    label: 'A host',
    title: 'Hours of a host',
    description: 'The hours of one host, days that differ, absences and the calendars they keep elsewhere.',
    view: 'admin-host',
    sample: '/admin-panel/bookings/hosts/new',
    parent: '/admin-panel/bookings/hosts',
  },
  {
    path: '/admin-panel/bookings/absences/:id',
    label: 'An absence',
    title: 'Meetings of an absence',
    description:
      'The meetings that stand in the days a host is away, to be handed over to somebody who is free.',
    view: 'admin-absence',
    startsEmpty: true as const,
    sample: `/admin-panel/bookings/absences/${none}`,
    parent: '/admin-panel/bookings/hosts',
  },
  {
    path: '/admin-panel/bookings/types',
    label: 'Meeting types',
    title: 'Types of meetings',
    description: 'What can be booked with the studio, who holds it, and what is hidden at the moment.',
    view: 'admin-meeting-types',
    parent,
  },
  {
    path: '/admin-panel/bookings/types/:id',
    label: 'A meeting type',
    title: 'A type of meeting',
    description: 'How long such a meeting takes, the notice it needs, who holds it and what is asked.',
    view: 'admin-meeting-type',
    sample: '/admin-panel/bookings/types/new',
    parent: '/admin-panel/bookings/types',
  },
  {
    path: '/admin-panel/bookings/:id',
    label: 'A meeting',
    title: 'A meeting of the studio',
    description: 'One meeting with what its visitor wrote, to be moved, handed over or cancelled by staff.',
    view: 'admin-booking',
    startsEmpty: true as const,
    sample: `/admin-panel/bookings/${none}`,
    parent,
  },
];
