/** What other programs can be told of. */
export const webhookTopics = {
  'enquiry.created': 'A new enquiry',
  'booking.created': 'A meeting was booked',
  'booking.moved': 'A meeting was moved',
  'booking.cancelled': 'A meeting was cancelled',
  'registration.created': 'Someone registered for an event',
  'registration.cancelled': 'Someone cancelled their seat',
  'invoice.paid': 'An invoice was paid',
} as const;

export type WebhookTopic = keyof typeof webhookTopics;
export const topicNames = Object.keys(webhookTopics) as WebhookTopic[];

/** The words for a topic, also for one that is no longer offered. */
export const topicWords = (topic: string): string =>
  Object.hasOwn(webhookTopics, topic)
    ? webhookTopics[topic as WebhookTopic]
    : topic === 'test'
      ? 'A test'
      : topic;
