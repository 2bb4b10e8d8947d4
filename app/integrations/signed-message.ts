import { isText, recordOf, shaped } from '#lib/files/shape.ts';

/** A webhook as it arrives, with the secret that only both sides know. */
export interface SignedMessage {
  secret: string;
  heads: Readonly<Record<string, string>>;
  body: string;
}

export const isSignedMessage = shaped<SignedMessage>({
  secret: isText,
  heads: recordOf(isText),
  body: isText,
});

export const triedTopics = {
  'booking.created': 'A meeting was booked',
  'enquiry.created': 'A new enquiry',
  'invoice.paid': 'An invoice was paid',
} as const;

type TriedTopic = keyof typeof triedTopics;
export const isTriedTopic = (value: string | null): value is TriedTopic =>
  value !== null && Object.hasOwn(triedTopics, value);

/** The most letters of a name that a trial takes. */
export const mostLetters = 60;
