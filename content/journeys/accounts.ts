/** What a person will find behind an account, and what works without one. */
export const accountUses = [
  {
    wish: 'Try a demo or an AI tool',
    today: 'Open it. Nothing asks who you are.',
    href: '/demos',
    label: 'See the demos',
  },
  {
    wish: 'Arrange a meeting',
    today: 'Mail three times that suit you, or ask in the chat.',
    href: '/book_an_appointment',
    label: 'Book a half hour',
  },
  {
    wish: 'Follow what we measure',
    today: 'The newsletter needs an address, no password.',
    href: '/newsletter',
    label: 'Order the newsletter',
  },
  {
    wish: 'See or erase your data',
    today: 'A mail is enough; the rules are on one page.',
    href: '/privacy',
    label: 'Read the rules',
  },
] as const;

/** What signing up is for, told by the page of the account that holds it. */
export const accountPages = [
  { name: 'Enquiries', keeps: 'what you asked, who has it, and what comes next', href: '/account/enquiries' },
  {
    name: 'Events and meetings',
    keeps: 'your places and calls, with a calendar file each',
    href: '/account/events',
  },
  { name: 'Saved items', keeps: 'pages and plans to come back to', href: '/account/saved-items' },
  {
    name: 'Collections',
    keeps: 'sets of saved things that you can show to a colleague',
    href: '/account/collections',
  },
  {
    name: 'Security',
    keeps: 'the devices that are signed in, and a way to end each',
    href: '/account/security',
  },
] as const;
