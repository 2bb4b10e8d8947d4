import type { ShownTile } from '../present.server.ts';
import { CompareTick } from './compare-tick.tsx';

interface ApplicationRowsProps {
  tiles: readonly ShownTile[];
  path: string;
  picked: readonly string[];
  onPick: (slug: string) => void;
}

/** A page of the catalogue as a table, for reading many at once. */
export function ApplicationRows({ tiles, path, picked, onPick }: ApplicationRowsProps) {
  return (
    <table className="w-full text-start text-[.95rem]">
      <caption className="sr-only">Applications</caption>
      <thead>
        <tr className="h-10 border-b-2 border-ink text-sm *:text-start *:font-medium">
          <th scope="col">Name</th>
          <th scope="col" className="px-4 max-md:hidden">
            What it does
          </th>
          <th scope="col" className="px-4 max-sm:hidden">
            Category
          </th>
          <th scope="col" className="px-4 max-xl:hidden">
            Price
          </th>
          <th scope="col" className="pe-4">
            Kind
          </th>
          <th scope="col">
            <span className="sr-only">Compare</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tiles.map((tile) => (
          <tr key={tile.slug} className="border-b border-line align-top hover:bg-selected">
            <th scope="row" className="py-1 text-start font-medium">
              <a
                href={`${path}/${tile.slug}`}
                className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
              >
                <span
                  data-hue={tile.hue}
                  className="size-3.5 shrink-0 rounded-sm bg-hue"
                  aria-hidden="true"
                />
                <span className="min-w-0 break-words">
                  {tile.name}
                  {tile.inReview ? (
                    <span className="ms-2 text-sm font-normal text-warning">In review</span>
                  ) : null}
                </span>
              </a>
            </th>
            <td className="px-4 py-3.5 text-mute max-md:hidden">{tile.tagline}</td>
            <td className="px-4 py-3.5 max-sm:hidden">{tile.category}</td>
            <td className="px-4 py-3.5 text-mute max-xl:hidden">{tile.price}</td>
            <td className="whitespace-nowrap py-3.5 pe-4">{tile.kind}</td>
            <td className="py-1 text-end">
              <CompareTick slug={tile.slug} name={tile.name} picked={picked} onPick={onPick} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
