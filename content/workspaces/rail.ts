/** The pages of an account, in the order of the rail; the second part is for what one sets up once. */
export const accountRail = [
  { href: '/account/messages', label: 'Enquiries and messages', icon: 'messages' },
  { href: '/account/events', label: 'Events and meetings', icon: 'calendar' },
  { href: '/account/saved-items', label: 'Saved items', icon: 'bookmark' },
  { href: '/account/tool-history', label: 'AI tool history', icon: 'history' },
  { href: '/account/schedules', label: 'Schedules', icon: 'clock' },
  { href: '/account/collections', label: 'Collections', icon: 'layers' },
  { href: '/account/application-collections', label: 'Application collections', icon: 'grid' },
  { href: '/account/add_application', label: 'Add an application', icon: 'plus' },
  { href: '/account/payment', label: 'Payment', icon: 'receipt' },
  { href: '/account/details', label: 'Details', icon: 'person', part: 'set up' },
  { href: '/account/security', label: 'Security', icon: 'shield', part: 'set up' },
  { href: '/account/users', label: 'People', icon: 'people', part: 'set up' },
  { href: '/account/notifications', label: 'Notifications', icon: 'bell', part: 'set up' },
] as const;

/** How much waits on a page of the account, by its path. */
export type RailCounts = Readonly<Partial<Record<(typeof accountRail)[number]['href'], number>>>;

export type RailIcon = (typeof accountRail)[number]['icon'];
