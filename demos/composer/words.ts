import { listed } from '#engines/compose/alt-text.ts';
import { mostCount, mostThings } from '#engines/compose/parse/room.ts';
import type { Part } from '#engines/compose/parts/part.ts';
import type { SavedWords } from '../kit/saved/saved-sheet.tsx';
import type { ComposerState } from './state.ts';

const quoted = (words: readonly string[]): string => listed(words.map((word) => `‘${word}’`));

/** The result in one sentence. */
export function finding({
  scene,
  missing,
  crowded,
}: Pick<ComposerState, 'scene' | 'missing' | 'crowded'>): string {
  const count = scene.objects.length;
  if (count === 0) return missing.length > 0 ? 'We couldn’t draw any of these things' : 'An empty scene';
  const things = count === 1 ? 'One object' : `${count} objects`;
  if (missing.length === 0)
    return crowded.length > 0 ? `${things}, fewer than you asked for` : `${things}, nothing left out`;
  return `${things}, ${missing.length === 1 ? 'one thing' : `${missing.length} things`} left out`;
}

/** What is not in the picture although it was asked for, a sentence each. */
export function leftOut(
  { missing, skipped, crowded, meant }: Pick<ComposerState, 'missing' | 'skipped' | 'crowded' | 'meant'>,
  partOf: (id: string) => Part | undefined,
): string[] {
  const stand = Object.entries(meant).map(
    ([word, id]) =>
      `There’s no drawing of ${quoted([word])}, so ${quoted([partOf(id)?.names[0] ?? id])} takes its place.`,
  );
  return [
    ...(missing.length > 0
      ? [`There’s no drawing of ${quoted(missing)}. Add something similar by hand, or use another word.`]
      : []),
    ...(crowded.length > 0
      ? [
          `There’s no room for all the ${listed(crowded)}: a picture holds ${mostThings} things, up to ${mostCount} of each.`,
        ]
      : []),
    ...stand,
    ...(skipped.length > 0
      ? [
          `We left out ${quoted(skipped)}: a picture put together from drawings can’t show ${skipped.length > 1 ? 'these words' : 'this word'}.`,
        ]
      : []),
  ];
}

/** What is said of the pictures in this browser. */
export const savedWords: SavedWords = {
  heading: 'Pictures',
  about: 'Pictures are kept in this browser until you delete them.',
  withWhat: '',
  all: 'This deletes every picture in this browser for good.',
  another: 'New picture',
  none: 'What you draw will be listed here, so that you can come back to it.',
  noneFound: 'No picture matches these words.',
};

/** What is said before a picture is shared. */
export const shareWords = {
  shows: 'It shows the picture and the sentence behind it.',
  nothing: null,
};
