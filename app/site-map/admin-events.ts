const noEvent = '019a0000-0000-7000-8000-000000000000';

/** The pages of the panel about events. */
export const eventPages = [
  {
    path: '/admin-panel/events',
    label: 'Events',
    title: 'Events of the studio',
    description:
      'Every event with its seats, waiting list and status, drafts included.',
    view: 'admin-list',
  },
  {
    path: '/admin-panel/events/new',
    label: 'A new event',
    title: 'Plan an event',
    description: 'The form for a new event: what it is, when, where and for how many people.',
    view: 'admin-event-new',
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/attendees',
    label: 'Attendees',
    title: 'Attendees of all events',
    description:
      'Everyone who registered for one of the studio’s events, with their status and answers.',
    view: 'admin-list',
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/speakers',
    label: 'Speakers',
    title: 'People who lead the studio’s events',
    description: 'Everyone who can lead an event, with what each of them decides in their work.',
    view: 'admin-speakers',
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/preview',
    label: 'Preview',
    title: 'Preview of an event',
    description: 'An event’s page as visitors will see it, before it is saved or published.',
    view: 'admin-event-preview',
    kind: 'detail' as const,
    hue: 'coral' as const,
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/:id',
    label: 'An event',
    title: 'An event of the studio',
    description: 'One event in full, to edit, publish, duplicate or cancel.',
    view: 'admin-event',
    startsEmpty: true as const,
    sample: `/admin-panel/events/${noEvent}`,
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/:id/messages',
    label: 'Messages',
    title: 'Messages to attendees',
    description: 'Write to an event’s guests: preview the message, then send it once to all of them.',
    view: 'admin-event-messages',
    startsEmpty: true as const,
    sample: `/admin-panel/events/${noEvent}/messages`,
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/:id/check-in',
    label: 'Check-in',
    title: 'Check-in at the door',
    description:
      'Check tickets in by camera, scanner or hand, and see who has arrived and who is still expected.',
    view: 'admin-event-check-in',
    startsEmpty: true as const,
    sample: `/admin-panel/events/${noEvent}/check-in`,
    parent: '/admin-panel/events',
  },
];
