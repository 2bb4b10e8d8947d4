import { useMemo } from 'react';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { Button } from '#ui/actions/button.tsx';
import type { PastPicture } from '../past-pictures.ts';
import { fileOf, neededBy } from '../picture.ts';

interface PastPicturesProps {
  pictures: readonly PastPicture[];
  partOf: (id: string) => Part | undefined;
  drawings: Drawings;
  onOpen: (picture: PastPicture) => void;
  onForget: () => void;
}

/** What was drawn before in this browser, the newest first. */
export function PastPictures({ pictures, partOf, drawings, onOpen, onForget }: PastPicturesProps) {
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
        <Button variant="ghost" size="small" onClick={onForget}>
          Delete all
        </Button>
      </div>
      <p className="mt-1 text-sm text-mute">Kept in this browser only, the last 24 pictures.</p>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {shown.map(({ picture, address }) => (
          <li key={picture.at}>
            <button
              type="button"
              onClick={() => onOpen(picture)}
              title={picture.state.prompt}
              aria-label={`Open: ${picture.state.prompt}`}
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
