import { useMemo } from 'react';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { Button } from '#ui/actions/button.tsx';
import { fileOf, neededBy } from '../picture.ts';
import type { Picture } from '../pictures.ts';

interface PastPicturesProps {
  pictures: readonly Picture[];
  partOf: (id: string) => Part | undefined;
  drawings: Drawings;
  onOpen: (id: string) => void;
  onAll: () => void;
}

/** What was drawn last in this browser; all of it is in the history. */
export function PastPictures({ pictures, partOf, drawings, onOpen, onAll }: PastPicturesProps) {
  const shown = useMemo(
    () =>
      pictures.map((picture) => ({
        picture,
        address: neededBy(picture.state.scene).every((id) => id in drawings)
          ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fileOf(picture.state, partOf, drawings, 200))}`
          : null,
      })),
    [pictures, partOf, drawings],
  );
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="past-pictures">
      <div className="flex items-center justify-between gap-3">
        <h3 id="past-pictures" className="font-sans text-base font-semibold tracking-normal">
          Drawn before
        </h3>
        <Button variant="ghost" size="small" onClick={onAll}>
          All pictures
        </Button>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {shown.map(({ picture: { id, title }, address }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              title={title}
              aria-label={`Open: ${title}`}
              className="aspect-4/3 w-full overflow-hidden rounded-input border border-line bg-sunk"
            >
              {address ? <img src={address} alt="" className="size-full object-cover" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
