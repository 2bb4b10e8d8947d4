import type { ApplicationWish } from '../schema.ts';
import { isTrade, trades } from './fields.ts';
import type { Submission } from './schema.ts';

/** A screen as the catalogue keeps it. */
interface SubmittedScreen {
  id: string;
  alt: string;
  width: number;
  height: number;
}

/** Behind what the studio itself put in, until people save it. */
const lastPosition = 100_000;

/** Where a screen is seen. */
export const screenPath = (id: string): string => `/pictures/applications/${id}`;

/** The entry of the catalogue that a submission asks for. */
export function wishOf(
  { demoUrl, category, ...words }: Submission,
  screens: readonly SubmittedScreen[],
  entry: Pick<ApplicationWish, 'slug' | 'status'>,
): ApplicationWish {
  return {
    ...words,
    ...entry,
    category,
    hue: isTrade(category) ? trades[category] : 'sky',
    object: 'blocks',
    screens: [],
    pictures: screens.map(({ id, alt, width, height }) => ({ path: screenPath(id), alt, width, height })),
    demoUrl: demoUrl || null,
    storyUrl: null,
    position: lastPosition,
  };
}
