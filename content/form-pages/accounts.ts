/** What an account is good for, beside the sign-in form. */
export const accountKeeps = [
  { term: 'Details', text: 'Your name and address, changed in one place' },
  { term: 'Devices', text: 'Which are signed in, and a way to end each' },
  { term: 'Two steps', text: 'An authenticator app, with codes for the day it is gone' },
] as const;

/** What helps where signing in does not; `needsMail` is what helps only where emails are sent. */
export const signInHelp: readonly { term: string; text: string; needsMail?: true }[] = [
  {
    term: 'The password is gone',
    text: '“Set a new password” sends a link to your address. It works once and not for long; the old password holds until you have chosen another.',
    needsMail: true,
  },
  {
    term: 'The phone is gone',
    text: 'Each of the recovery codes that you were shown replaces the second step once. Without them, write to us from the address of the account.',
  },
  {
    term: 'No link arrives',
    text: 'We do not say whether an address has an account. Look into the folder for spam, and try the other addresses you use.',
    needsMail: true,
  },
  {
    term: 'A shared computer',
    text: 'Sign out when you leave. From any other device, Security lists every place that is signed in, and ends each of them.',
  },
];

/** What signing up asks of a person. */
export const accountAsks = [
  { term: 'Needed', text: 'An email address and a password' },
  { term: 'Never', text: 'Birthday, company size, a telephone number to sign in' },
  { term: 'Leaving', text: 'One button erases the account' },
] as const;

/** What signing up is for, told by the page of the account that holds it. */
export const accountPages = [
  {
    name: 'Enquiries and messages',
    keeps: 'what you asked, where it stands, and every answer',
    href: '/account/messages',
  },
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
