import { objects } from '#content/objects.ts';
import { productScreensAt } from '#content/product-screens.ts';
import { ObjectTile } from '#ui/layout/object-tile.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';
import type { StoryTile as StoryWords } from './story-page.tsx';

interface StoryTileProps {
  story: StoryWords;
  state?: string;
  shape?: string;
  level?: 2 | 3;
}

/** A case study as a tile: with its product's screen, or with its object where an operator added it. */
export function StoryTile({ story, ...look }: StoryTileProps) {
  const { path, hue, name, note, object } = story;
  const [screen] = productScreensAt(path);
  return screen ? (
    <ScreenTile {...look} {...screen} href={path} hue={hue} name={name} note={note} />
  ) : (
    <ObjectTile {...look} picture={objects[object]} href={path} hue={hue} name={name} note={note} />
  );
}
