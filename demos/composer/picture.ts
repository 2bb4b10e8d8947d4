import { altText } from '#engines/compose/alt-text.ts';
import { compose } from '#engines/compose/compose.ts';
import { drawScene } from '#engines/compose/draw/draw-scene.ts';
import { svgFile } from '#engines/compose/draw/svg-file.ts';
import type { Scene } from '#engines/compose/layout/scene.ts';
import type { Dictionary } from '#engines/compose/parts/dictionary.ts';
import { type Drawings, type Part, partSets } from '#engines/compose/parts/part.ts';
import type { ComposerState } from './state.ts';

type Wish = Pick<ComposerState, 'example' | 'prompt' | 'seed' | 'variation' | 'meant'>;

/** The state of a sentence that has just been drawn. */
export function pictureOf(wish: Wish, dictionary: Dictionary): ComposerState {
  const { scene, request } = compose(wish.prompt, dictionary, {
    seed: wish.seed + wish.variation,
    meant: wish.meant,
  });
  const { missing, skipped, crowded } = request;
  return { ...wish, missing: [...missing], skipped: [...skipped], crowded: [...crowded], scene };
}

/** The drawings that a scene needs. */
export const neededBy = (scene: Scene): string[] => [...new Set(scene.objects.map(({ part }) => part))];

/** The picture as a file. */
export function fileOf(
  { prompt, scene }: Pick<ComposerState, 'prompt' | 'scene'>,
  partOf: (id: string) => Part | undefined,
  drawings: Drawings,
  width?: number,
): string {
  const used = new Set(scene.objects.map(({ part }) => partOf(part)?.set));
  return svgFile(drawScene(scene, partOf, drawings), {
    title: prompt,
    alt: altText(scene),
    sets: partSets.filter((set) => used.has(set)),
    width,
  });
}
