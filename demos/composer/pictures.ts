import { altText } from '#engines/compose/alt-text.ts';
import { isFlag, isRecord, isText } from '#lib/files/shape.ts';
import type { ResultOf } from '../kit/saved/result-of.ts';
import type { SavedThing } from '../kit/saved/saved-thing.ts';
import { savedThings } from '../kit/saved/saved-things.ts';
import { type ComposerState, composerState } from './state.ts';
import { svgOf } from './svg-of.ts';
import { finding } from './words.ts';

/** A picture that somebody drew: all it takes to draw and change it again. */
export interface Picture extends SavedThing {
  state: ComposerState;
}

const isPicture = (value: unknown): value is Picture =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.title) &&
  isFlag(value.pinned) &&
  isText(value.changed) &&
  composerState.safeParse(value.state).success;

/** What of a picture can be kept in an account and shared. */
export const pictureResult: ResultOf<Picture> = {
  tool: 'composer',
  goes: 'Pictures with the sentences they were drawn from',
  stays: 'Everything else stays',
  pathOf: () => '/ai-tools/image-generator',
  blocksOf: async ({ state }) => [
    { is: 'picture', svg: await svgOf(state), alt: altText(state.scene) },
    { is: 'text', text: state.prompt },
    { is: 'text', text: `${finding(state)}.` },
  ],
  stateOf: ({ state }) => state,
  restored: async (given) => {
    const read = composerState.safeParse(given);
    if (!read.success) return null;
    const [title, changed] = [read.data.prompt, new Date().toISOString()];
    return { id: crypto.randomUUID(), title, pinned: false, changed, state: read.data };
  },
};

/** The pictures in this browser. */
export const pictures = savedThings<Picture>({
  name: 'composer-pictures',
  is: isPicture,
  result: pictureResult,
  headOf: ({ state }) => ({ about: finding(state), holds: [state.prompt] }),
});
