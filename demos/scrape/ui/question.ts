import { typedAddress } from '#lib/forms/typed-address.ts';
import type { HeldPage } from '../first-page.ts';

/** What goes in: where the page comes from, and all that was typed, so that changing one's mind loses nothing. */
export interface Question {
  from: 'address' | 'source';
  address: string;
  source: string;
  sourceAddress: string;
  /** Whether the first click takes all that records say, or one thing alone. */
  whole: boolean;
}

/** The question that the page begins with. */
export const firstQuestion: Question = {
  from: 'address',
  address: '',
  source: '',
  sourceAddress: '',
  whole: true,
};

/** Where a pasted page stands when nobody says so. */
export const placeholderAddress = 'https://example.com/list';

/** Which field needs a change, and why. */
export interface Wrong {
  field: 'address' | 'source' | 'sourceAddress';
  message: string;
}

/** Whether another page is asked for than the one that is held: then reading it comes before anything else. */
export function isAnother({ from, address, source, sourceAddress }: Question, held: HeldPage): boolean {
  const { typed, pasted } = held.origin;
  if (from === 'address') return address.trim() !== '' && address.trim() !== typed;
  if (source.trim() === '') return false;
  return (
    !pasted || source !== held.source || (typedAddress(sourceAddress) || placeholderAddress) !== held.address
  );
}

/** What is missing before a page can be read; null when nothing is. */
export function problemOf({ from, address, source, sourceAddress }: Question): Wrong | null {
  if (from === 'address')
    return address.trim()
      ? null
      : { field: 'address', message: 'Enter an address, such as example.com/offers.' };
  if (!source.includes('<'))
    return { field: 'source', message: 'Please paste the HTML of a page: it begins with <!doctype html>.' };
  if (sourceAddress.trim() && !/^https?:\/\/[^/]/.test(typedAddress(sourceAddress)))
    return { field: 'sourceAddress', message: 'Enter an address, such as example.com/offers.' };
  return null;
}
