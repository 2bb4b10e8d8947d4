import { typedAddress } from '#lib/forms/typed-address.ts';
import { sampleText } from '../examples/examples.ts';
import { mostPages } from '../job.ts';

/** What goes in: where the page comes from, and all that was typed, so that changing one's mind loses nothing. */
export interface Question {
  from: 'address' | 'source' | 'text';
  address: string;
  reach: 'page' | 'site';
  pages: number;
  source: string;
  sourceAddress: string;
  text: string;
}

/** The question that the page begins with. */
export const firstQuestion: Question = {
  from: 'address',
  address: '',
  reach: 'site',
  pages: 30,
  source: '',
  sourceAddress: '',
  text: sampleText,
};

/** What is missing before it can be asked; null when nothing is. */
export function problemOf({ from, address, source, sourceAddress, pages }: Question): Wrong | null {
  if (from === 'address' && !address.trim())
    return { field: 'address', message: 'Enter an address, such as example.com.' };
  if (from === 'address' && !(pages >= 1 && pages <= mostPages))
    return { field: 'pages', message: `Enter a number from 1 to ${mostPages}.` };
  if (from === 'source' && !source.includes('<'))
    return { field: 'source', message: 'Please paste the HTML of a page: it begins with <!doctype html>.' };
  if (from === 'source' && sourceAddress.trim() && !/^https?:\/\/[^/]/.test(typedAddress(sourceAddress)))
    return { field: 'sourceAddress', message: 'Enter an address, such as example.com/page.' };
  return null;
}

/** Which field needs a change, and why. */
export interface Wrong {
  field: 'address' | 'pages' | 'source' | 'sourceAddress';
  message: string;
}
