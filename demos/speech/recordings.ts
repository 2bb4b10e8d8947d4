import { textOf } from '#engines/speech/transcript.ts';
import { clock } from '#lib/time/play-clock.ts';
import type { SavedThing } from '../kit/saved/saved-thing.ts';
import { type SavedThings, savedThings } from '../kit/saved/saved-things.ts';
import { isRecording, type Recording, type SentRecording } from './recording.ts';
import { recordingResult } from './result.ts';

const texts = savedThings<SentRecording>({
  name: 'speech-recordings',
  is: isRecording,
  headOf: ({ seconds, lines, speakers }) => ({
    about: `${clock(seconds)} long`,
    holds: [...speakers, ...lines.map(textOf)],
  }),
});

interface SavedSound extends SavedThing {
  sound: Blob;
}
const sounds = savedThings<SavedSound>({
  name: 'speech-sounds',
  is: (value): value is SavedSound =>
    value instanceof Object && 'sound' in value && value.sound instanceof Blob,
  headOf: () => ({ about: '', holds: [] }),
});

/**
 * The recordings in this browser. Their sounds have a database of their own, so that an edit of the text does not write
 * megabytes again.
 */
export const recordings: SavedThings<Recording> = {
  ...texts,
  result: recordingResult,
  load: async (id) => {
    const text = await texts.load(id);
    return text && { ...text, sound: (await sounds.load(id))?.sound ?? null };
  },
  save: async ({ sound, ...text }) => {
    const { id, title, pinned, changed } = text;
    const isThere = sound === null || (await sounds.heads()).some((head) => head.id === id);
    if (!isThere) await sounds.save({ id, title, pinned, changed, sound });
    await texts.save(text);
  },
  remove: async (id) => {
    await texts.remove(id);
    await sounds.remove(id);
  },
  removeAll: async () => {
    await texts.removeAll();
    await sounds.removeAll();
  },
};
