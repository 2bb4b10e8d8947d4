import type { Ref } from 'react';
import type { Picture as PictureData, Screen } from '#lib/look/picture.ts';
import { ScreenPicture } from './screen-picture.tsx';
import type { useZoom } from './use-zoom.ts';

/** A picture as it can be looked at large. */
export interface LightboxItem {
  picture: PictureData;
  /** The same on a dark page, where it looks different there. */
  dark?: PictureData;
  /** What the picture shows, for people who hear it. */
  alt: string;
  /** Stands below the picture, and is read out with its number. */
  caption?: string;
}

interface LightboxStageProps {
  items: readonly LightboxItem[];
  index: number;
  frame: Ref<HTMLDivElement>;
  zoom: ReturnType<typeof useZoom>;
  /** −1 where the next picture lies on the left. */
  side: 1 | -1;
}

/** The picture, or the one of each colour scheme. */
export const shownOf = ({ picture, dark }: LightboxItem): PictureData | Screen =>
  dark ? { light: picture, dark } : picture;

/** As wide as fits into the frame both ways, and never wider than the file. */
const fitted = ({ width, height }: PictureData) => ({
  width: `min(100cqw, 100cqh * ${(width / height).toFixed(4)}, ${width}px)`,
});

/** The picture that is looked at, with its neighbours waiting on either side: they are loaded, and follow the finger. */
export function LightboxStage({ items, index, frame, zoom, side }: LightboxStageProps) {
  const { view, drawn, handlers } = zoom;
  // A picture that is being drawn follows at once; let go, it eases into its place.
  const eases = drawn === 0 ? 'transition-transform duration-(--panel) ease-out' : '';
  const towards = drawn < 0 ? side : -side;
  const reach = items[index + towards] ? drawn : drawn / 4;
  return (
    <div
      ref={frame}
      {...handlers}
      className={`relative min-h-0 touch-none select-none overflow-hidden [container-type:size] ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
    >
      {[-1, 0, 1].map((place) => {
        const item = items[index + place];
        if (!item) return null;
        const current = place === 0;
        return (
          <div
            key={index + place}
            inert={!current}
            style={{ transform: `translateX(calc(${place * side * 100}% + ${reach}px))` }}
            className={`absolute inset-0 grid place-items-center ${eases}`}
          >
            <ScreenPicture
              screen={shownOf(item)}
              alt={item.alt}
              sizes={`${Math.round(current ? view.scale * 100 : 100)}vw`}
              loading="eager"
              draggable={false}
              data-zoomed={current || undefined}
              style={{
                ...fitted(item.picture),
                transform: current ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined,
              }}
              className="h-auto max-w-none rounded-lg"
            />
          </div>
        );
      })}
    </div>
  );
}
