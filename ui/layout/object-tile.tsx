import type { Picture as PictureData } from '#lib/picture.ts';
import { Picture } from '../media/picture.tsx';
import { Card, CardMedia, CardTitle } from './card.tsx';

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
    <Card variant="plain" hue={hue}>
      <CardMedia className="h-40 sm:h-64 lg:h-80">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 18rem, 45vw"
          className="absolute inset-0 size-full object-contain p-2"
        />
      </CardMedia>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 sm:mt-4">
        <CardTitle href={href} level={2} className="text-[1.1875rem] sm:text-[1.375rem]">
          {name}
        </CardTitle>
        {state ? <span className="text-sm text-mute max-sm:hidden">{state}</span> : null}
      </div>
      <p className="mt-1 text-[.95rem] leading-snug text-mute text-pretty sm:text-base">{note}</p>
    </Card>
  );
}
