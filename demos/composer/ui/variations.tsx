import { useMemo } from 'react';
import { altText } from '#engines/compose/alt-text.ts';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { fileOf } from '../picture.ts';
import type { ComposerState } from '../state.ts';

interface VariationsProps {
  pictures: readonly ComposerState[];
  chosen: number;
  partOf: (id: string) => Part | undefined;
  drawings: Drawings;
  onChoose: (variation: number) => void;
}

/** The four ways in which a sentence was drawn. */
export function Variations({ pictures, chosen, partOf, drawings, onChoose }: VariationsProps) {
  const shown = useMemo(
    () =>
      pictures.map((picture) => ({
        alt: altText(picture.scene),
        address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fileOf(picture, partOf, drawings, 320))}`,
      })),
    [pictures, partOf, drawings],
  );
  return (
    <fieldset>
      <legend className="text-sm font-medium">Variations</legend>
      <div className="mt-2 grid grid-cols-4 gap-2">
        {[0, 1, 2, 3].map((at) => {
          const picture = shown[at];
          return (
            <button
              key={at}
              type="button"
              aria-label={`Variation ${at + 1}`}
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
              className="aspect-4/3 overflow-hidden rounded-input border border-line bg-sunk aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-ink"
            >
              {picture ? (
                <img src={picture.address} alt={picture.alt} className="size-full object-cover" />
              ) : null}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
