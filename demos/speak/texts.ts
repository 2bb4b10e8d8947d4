import { counted } from '#lib/money/grouped.ts';
import { savedThings } from '../kit/saved/saved-things.ts';
import { textResult } from './result.ts';
import { isSavedText, type SavedText } from './saved-text.ts';

/** The texts in this browser, without their sound. */
export const texts = savedThings<SavedText>({
  name: 'speak-texts',
  is: isSavedText,
  result: textResult,
  headOf: ({ text }) => ({
    about: counted(text.split(/\s+/).filter(Boolean).length, 'word'),
    holds: [text],
  }),
});
