import { ObjectTile } from '#ui/layout/object-tile.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';
import type { ShownTile } from '../present.server.ts';

const shape = 'h-40 sm:h-64 lg:h-80';

/** An application as a tile: with its screen where there is one, else with its object. */
export function ApplicationTile({ tile, href, level }: { tile: ShownTile; href: string; level?: 2 | 3 }) {
  const words = {
    href,
    hue: tile.hue,
    name: tile.name,
    note: tile.tagline,
    state: tile.inReview ? 'In review' : tile.hasDemo ? 'Try it' : 'Concept',
    shape,
    level: level ?? 3,
  };
  const { screen } = tile;
  return screen ? (
    <ScreenTile
      {...words}
      picture={screen.dark ? { light: screen.picture, dark: screen.dark } : screen.picture}
      alt=""
    />
  ) : (
    <ObjectTile {...words} picture={tile.picture} />
  );
}
