/** What an account is good for, beside the sign-in form. */
export const accountKeeps = [
  { term: 'Details', text: 'Your name and address, changed in one place' },
  { term: 'Devices', text: 'See where you’re signed in and sign devices out' },
  { term: 'Two-step sign-in', text: 'An authenticator app, with recovery codes if you lose it' },
] as const;

/** What helps where signing in does not; `needsMail` is what helps only where emails are sent. */
export const signInHelp: readonly { term: string; text: string; needsMail?: true }[] = [
  {
    term: 'Forgotten password',
    text: 'Choose “Set a new password” and we’ll email you a link. It works once, for an hour. Your old password works until you set a new one.',
    needsMail: true,
  },
  {
    term: 'Lost phone',
    text: 'Sign in with one of your recovery codes instead of the code from the app. If you don’t have them, write to us from your account’s address.',
  },
  {
    term: 'No email arrives',
    text: 'Check your spam folder, and try any other addresses you use. For privacy, we don’t say whether an address has an account.',
    needsMail: true,
  },
  {
    term: 'Shared computer',
    text: 'Sign out when you leave. If you forget, open Security on another device and sign the computer out there.',
  },
];

/** What signing up asks of a person. */
export const accountAsks = [
  { term: 'Needed', text: 'An email address and a password' },
  { term: 'Not needed', text: 'Birthday, company size or phone number' },
  { term: 'Leaving', text: 'Erase your account with one button' },
] as const;

/** What signing up is for, told by the page of the account that holds it. */
export const accountPages = [
  {
    name: 'Enquiries and messages',
    keeps: 'what you asked us, and every answer',
    href: '/account/messages',
  },
  {
    name: 'Events and meetings',
    keeps: 'your seats and calls, each with a calendar file',
    href: '/account/events',
  },
  { name: 'Saved items', keeps: 'pages and plans you want to come back to', href: '/account/saved-items' },
  {
    name: 'Collections',
    keeps: 'sets of saved items you can share with a colleague',
    href: '/account/collections',
  },
  {
    name: 'Security',
    keeps: 'the devices you’re signed in on, and a button to sign each one out',
    href: '/account/security',
  },
] as const;
