import type { ComponentProps } from 'react';
import type { Picture as PictureData, Screen } from '#lib/look/picture.ts';
import { Card, CardMedia, CardTitle } from '../layout/card.tsx';
import { ScreenFrame } from './screen-frame.tsx';

interface ScreenTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  hue: string;
  name: string;
  /** One fact, at most fourteen words. */
  note: string;
  /** A badge with the kind of product, or a note that it was built without a client. */
  state?: string;
  /** A screenshot of the running product, cut off at the bottom of the block. */
  picture: PictureData | Screen;
  alt: string;
  /** The height of the block. */
  shape?: string;
  level?: 2 | 3 | 4;
}

/** A piece of work as a block of its colour with its own screen, named below; the whole tile is one link. */
export function ScreenTile({
  href,
  hue,
  name,
  note,
  state,
  picture,
  alt,
  shape = 'h-64 @md:h-72',
  level = 3,
  ...rest
}: ScreenTileProps) {
  const { width, height } = 'light' in picture ? picture.light : picture;
  const tall = height > width;
  return (
    <Card variant="plain" hue={hue} {...rest}>
      <CardMedia className={shape}>
        <ScreenFrame
          variant={tall ? 'phone' : 'window'}
          picture={picture}
          alt={alt}
          sizes={tall ? '20rem' : '(min-width: 64rem) 30rem, 80vw'}
          fills={!tall}
          className={`absolute ${tall ? 'top-[9%] left-1/2 w-[min(58%,20rem)] -translate-x-1/2' : 'inset-x-[7%] top-[9%] -bottom-8'}`}
        />
      </CardMedia>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle href={href} level={level}>
          {name}
        </CardTitle>
        {state ? <span className="text-sm text-mute">{state}</span> : null}
      </div>
      <p className="mt-1 text-pretty text-mute">{note}</p>
    </Card>
  );
}
