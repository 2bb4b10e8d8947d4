/** The permissions that an API key can have, each by itself. */
export const apiScopes = [
  'read:enquiries',
  'write:enquiries',
  'read:bookings',
  'read:events',
  'read:billing',
  'read:subscribers',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What each of them allows, in a few words. */
export const scopeWords: Record<ApiScope, string> = {
  'read:enquiries': 'Enquiries with their messages, without internal notes',
  'write:enquiries': 'Send an enquiry on someone’s behalf',
  'read:bookings': 'Meetings and who booked them',
  'read:events': 'Events, seats and who registered',
  'read:billing': 'Quotes, invoices and their payments',
  'read:subscribers': 'Newsletter subscribers and their status',
};
