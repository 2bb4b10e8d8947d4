/** The pages of an account, in the order of the rail; the second part is for what one sets up once. */
export const accountRail = [
  { href: '/account/enquiries', label: 'Enquiries', icon: 'inbox' },
  { href: '/account/events', label: 'Events and meetings', icon: 'calendar' },
  { href: '/account/messages', label: 'Messages', icon: 'messages' },
  { href: '/account/saved-items', label: 'Saved items', icon: 'bookmark' },
  { href: '/account/collections', label: 'Collections', icon: 'layers' },
  { href: '/account/application-collections', label: 'Application collections', icon: 'grid' },
  { href: '/account/add_application', label: 'Add an application', icon: 'plus' },
  { href: '/account/payment', label: 'Payment', icon: 'receipt' },
  { href: '/account/details', label: 'Details', icon: 'person', setUp: true },
  { href: '/account/security', label: 'Security', icon: 'shield', setUp: true },
  { href: '/account/users', label: 'People', icon: 'people', setUp: true },
  { href: '/account/notifications', label: 'Notifications', icon: 'bell', setUp: true },
] as const;

/** How much waits on a page of the account, by its path. */
export type RailCounts = Readonly<Partial<Record<(typeof accountRail)[number]['href'], number>>>;

export type RailIcon = (typeof accountRail)[number]['icon'];
