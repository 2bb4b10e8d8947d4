/** What each time of keeping is about, and from when it counts. */
export const retentionWords = {
  enquiryDays: { label: 'Enquiries and conversations', from: 'after the last message' },
  enquiryUnconfirmedDays: { label: 'Unconfirmed enquiries', from: 'after they were read' },
  leadDays: { label: 'Leads and notes about them', from: 'after the last contact from either side' },
  bookingDays: { label: 'Meetings and polls', from: 'after they took place' },
  eventDays: { label: 'Event registrations', from: 'after the event' },
  newsletterUnconfirmedDays: {
    label: 'Newsletter: unconfirmed and unsubscribed',
    from: 'after signing up or unsubscribing',
  },
  quoteDays: { label: 'Quotes that weren’t accepted', from: 'after the last change' },
  invoiceDays: { label: 'Invoices and payments', from: 'after the day of issue' },
  submissionDays: { label: 'Application drafts', from: 'after the last change' },
  savedDays: {
    label: 'Saved items, collections, recipes and AI tool history',
    from: 'after the last change',
  },
  noticeDays: { label: 'Notifications', from: 'after they were created' },
  securityDays: { label: 'Sign-ins and security events', from: 'after they happened' },
  outboxDays: { label: 'Emails in the outbox', from: 'after they were sent or failed' },
  suppressionDays: { label: 'Addresses we don’t email', from: 'after the last report' },
  webhookDays: { label: 'Webhook log', from: 'after the delivery' },
  binDays: { label: 'Deleted items in the bin', from: 'after they were deleted' },
  logDays: { label: 'The server’s log', from: 'kept by whoever runs the server' },
} as const;

/** A time of keeping. */
export type KeptTime = keyof typeof retentionWords;
export const keptTimes = Object.keys(retentionWords) as KeptTime[];

/** What jobs forget whose time nobody sets. */
export const fixedWords: Readonly<Record<string, string>> = { 'sessions-forget': 'Sign-ins that ended' };
