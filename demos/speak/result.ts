import type { Block } from '#features/tool-history/blocks.ts';
import type { ResultOf } from '../kit/saved/result-of.ts';
import { isSavedText, type SavedText } from './saved-text.ts';

/** The text as anybody can read it, one block for each paragraph. */
const blocksOf = ({ text }: SavedText): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ is: 'text', text: part }));

/** What of a text can be kept in an account and shared: its words and how it is read; the sound is made again. */
export const textResult: ResultOf<SavedText> = {
  tool: 'speak',
  goes: 'Texts with their settings',
  stays: 'Sounds stay',
  pathOf: () => '/ai-tools/text-to-speech',
  blocksOf,
  stateOf: (text) => text,
  restored: async (state) => (isSavedText(state) ? state : null),
};
