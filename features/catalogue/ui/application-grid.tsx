import type { ShownTile } from '../present.server.ts';
import { ApplicationTile } from './application-tile.tsx';
import { CompareTick } from './compare-tick.tsx';
import { wideTiles } from './wide-tiles.ts';

interface ApplicationGridProps {
  tiles: readonly ShownTile[];
  /** The list's own path; an entry's address begins with it. */
  path: string;
  picked: readonly string[];
  onPick: (slug: string) => void;
}

/** A page of the catalogue as tiles, without a hole in its last row. */
export function ApplicationGrid({ tiles, path, picked, onPick }: ApplicationGridProps) {
  const wide = wideTiles(tiles.length);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-9 lg:gap-x-6 lg:gap-y-9">
      {tiles.map((tile, index) => (
        <li
          key={tile.slug}
          className={`flex flex-col ${index === 0 ? 'max-lg:col-span-full' : ''} ${wide.has(index) ? 'lg:col-span-6' : 'lg:col-span-3'}`}
        >
          <div className="flex-1">
            <ApplicationTile tile={tile} href={`${path}/${tile.slug}`} />
          </div>
          <div>
            <CompareTick slug={tile.slug} name={tile.name} picked={picked} onPick={onPick} />
          </div>
        </li>
      ))}
    </ul>
  );
}
