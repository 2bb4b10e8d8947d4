import type { Picture as PictureData } from '#lib/picture.ts';
import { Picture } from '../media/picture.tsx';

interface ObjectTileProps {
  href: string;
  hue: string;
  picture: PictureData;
  name: string;
  note: string;
  /** What kind of thing it is, or its state. */
  state?: string;
}

/** A tile in one colour with its object, and the words below it. */
export function ObjectTile({ href, hue, picture, name, note, state }: ObjectTileProps) {
  return (
    <a href={href} className="group block">
      <span data-hue={hue} className="tile block h-40 bg-hue sm:h-64 lg:h-80">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 18rem, 45vw"
          className="absolute inset-0 size-full object-contain p-2 transition-transform duration-[1.2s] ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
        />
      </span>
      <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 sm:mt-4">
        <span className="min-w-0 wrap-anywhere font-display text-[1.1875rem] font-semibold leading-tight tracking-[-.03em] underline-offset-4 group-hover:underline sm:text-[1.375rem]">
          {name}
        </span>
        {state ? <span className="text-sm text-mute max-sm:hidden">{state}</span> : null}
      </span>
      <span className="mt-1 block wrap-anywhere text-[.95rem] leading-snug text-mute text-pretty sm:text-base">
        {note}
      </span>
    </a>
  );
}
