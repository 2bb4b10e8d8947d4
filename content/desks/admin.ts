/** What the admin panel runs, by the part of its rail, and what each part may never do. */
export const adminParts = [
  {
    name: 'Enquiries',
    runs: 'Who asked what, who answers, and by when',
    refuses: 'Shows a note of the staff in the conversation',
  },
  { name: 'Bookings', runs: 'Meeting types, hours, and days off', refuses: 'Holds two people in one slot' },
  { name: 'Events', runs: 'Dates, places, waiting lists', refuses: 'Sells more places than the room has' },
  {
    name: 'Catalogue',
    runs: 'Applications, their order, and drafts to try',
    refuses: 'Lets anybody decide about their own submission',
  },
  {
    name: 'Journal',
    runs: 'Posts, with a preview of the real page',
    refuses: 'Writes over an earlier version',
  },
  {
    name: 'Settings',
    runs: 'Name, links, hours, company, retention',
    refuses: 'Needs a new build to show a change',
  },
  { name: 'Outbox', runs: 'Every mail, and whether it was taken', refuses: 'Sends twice without saying so' },
  { name: 'Audit', runs: 'Who changed what, and when', refuses: 'Can be edited, by anybody' },
] as const;

/** Who may come in, and how. */
export const adminEntry = [
  {
    who: 'Staff',
    how: 'People whom an owner has added, by an address that they have confirmed; a second step can be asked of all',
  },
  {
    who: 'The first one',
    how: 'Becomes staff by a link that the server prints at its first start and that works once',
  },
  { who: 'Nobody else', how: 'Clients, visitors and search engines see this page and nothing behind it' },
] as const;
