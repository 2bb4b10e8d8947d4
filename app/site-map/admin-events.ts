const noEvent = '019a0000-0000-7000-8000-000000000000';

/** The pages of the panel about events. */
export const eventPages = [
  {
    path: '/admin-panel/events',
    label: 'Events',
    title: 'Events of the studio',
    description:
      'Every event with its seats, its waiting list and its state, drafts included, for those who run it.',
    view: 'admin-list',
  },
  {
    path: '/admin-panel/events/new',
    label: 'A new event',
    title: 'Plan an event',
    description: 'The form by which staff write a new event: what it is, when, where, for how many.',
    view: 'admin-event-new',
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/attendees',
    label: 'Attendees',
    title: 'Attendees of all events',
    description:
      'Everybody who registered for an event of the studio, with state and answers, for its staff.',
    view: 'admin-list',
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/speakers',
    label: 'Speakers',
    title: 'Those who lead the studio’s events',
    description: 'Everybody who can lead an event, with what they decide in their work, for its staff.',
    view: 'admin-speakers',
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/preview',
    label: 'Preview',
    title: 'Preview of an event',
    description: 'The page of an event as visitors will see it, before it is saved or published.',
    view: 'admin-event-preview',
    kind: 'detail' as const,
    hue: 'coral' as const,
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/:id',
    label: 'An event',
    title: 'An event of the studio',
    description: 'One event with everything it says, to be edited, published, duplicated or cancelled.',
    view: 'admin-event',
    startsEmpty: true as const,
    sample: `/admin-panel/events/${noEvent}`,
    parent: '/admin-panel/events',
  },
  {
    path: '/admin-panel/events/:id/messages',
    label: 'Messages',
    title: 'Messages to those who come',
    description: 'What is written to the guests of an event: looked at first, then sent to all of them once.',
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
      'Tickets of an event read by camera, scanner or hand, with who is in and who is still to come.',
    view: 'admin-event-check-in',
    startsEmpty: true as const,
    sample: `/admin-panel/events/${noEvent}/check-in`,
    parent: '/admin-panel/events',
  },
];
