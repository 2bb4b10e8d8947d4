import { isFlag, isText, shaped } from '#lib/files/shape.ts';
import { laterThan, type SavedThing } from '../kit/saved/saved-thing.ts';
import { examples } from './examples.ts';
import { type SpeakState, speakState } from './state.ts';

/** A text with the way it is read, as the history keeps it. */
export interface SavedText extends SavedThing, SpeakState {}

const isThing = shaped<SavedThing>({ id: isText, title: isText, pinned: isFlag, changed: isText });

/** Whether what the browser kept can still be read. */
export const isSavedText = (value: unknown): value is SavedText =>
  isThing(value) && speakState.safeParse(value).success;

/** What a text is called: its first words. */
const titleOf = (text: string): string => {
  const [first = ''] = text
    .trim()
    .replace(/^#+\s*/, '')
    .split('\n');
  return first.length > 60 ? `${first.slice(0, 57).trimEnd()}…` : first;
};

/** Examples and empty texts aren't kept. */
export const isOwn = ({ text }: Pick<SavedText, 'text'>): boolean =>
  text.trim() !== '' && examples.every((example) => example.text !== text);

/** A text that begins an entry of its own. */
export const newText = (state: SpeakState): SavedText => ({
  ...state,
  id: crypto.randomUUID(),
  title: titleOf(state.text),
  pinned: false,
  changed: new Date().toISOString(),
});

const edge = 12;

/** Whether this is the same text after an edit: it begins or ends as before. */
function isEdited(before: string, after: string): boolean {
  const size = Math.min(edge, before.length, after.length);
  return (
    after === '' ||
    (size > 0 &&
      (before.slice(0, size) === after.slice(0, size) || before.slice(-size) === after.slice(-size)))
  );
}

/** The text after a change. One that replaces the text begins a new entry, so that the old one isn't lost. */
export function changedText(before: SavedText, by: Partial<SpeakState>): SavedText {
  const after = { ...before, ...by, changed: laterThan(before.changed) };
  if (!isEdited(before.text, after.text) || (isOwn(after) && !isOwn(before))) return newText(after);
  // A name that somebody gave stays.
  return before.title === titleOf(before.text) ? { ...after, title: titleOf(after.text) } : after;
}
