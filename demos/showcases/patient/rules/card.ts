import type { Card } from './journal.ts';

export type CardTroubles = Partial<Record<keyof Card, string>>;

/** What keeps the emergency card from being saved, for each field. Allergies may stay empty: the card then says that none are known. */
export function cardTroubles(card: Card, today: string): CardTroubles {
  const troubles: CardTroubles = {};
  if (card.name.trim() === '') troubles.name = 'Write the name as it appears on your ID.';
  if (!/^\d{4}-\d\d-\d\d$/.test(card.born)) troubles.born = 'Choose your date of birth.';
  else if (card.born > today) troubles.born = 'This day is still to come. Check the year.';
  if (card.contact.trim() === '') troubles.contact = 'Write who helpers should call.';
  const digits = card.phone.replace(/[\s()/+-]/g, '');
  if (!/^\d+$/.test(digits)) troubles.phone = 'Use digits, such as 020 7946 0102.';
  else if (digits.length < 5) troubles.phone = 'This number is too short. Are any digits missing?';
  return troubles;
}

/** A number as the phone dials it. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');
