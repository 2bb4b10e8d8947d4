import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '#lib/look/picture.ts';
import { Picture } from '../media/picture.tsx';
import { Card, CardMedia, CardTitle } from './card.tsx';

interface ObjectTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  hue: string;
  picture: PictureData;
  /** What the picture shows; empty if the name already says it. */
  alt?: string;
  name: string;
  note: string;
  /** The kind of item, or its status. */
  state?: string;
  /** Use `large` if there are only two or three on a screen. */
  size?: 'regular' | 'large';
  /** The height or the proportions of the block. On a page with few tiles, give neighbours different shapes. */
  shape?: string;
  level?: 2 | 3;
}

const sizes = {
  regular: {
    sizes: '(min-width: 64rem) 18rem, 45vw',
    words: 'mt-3 sm:mt-4',
    title: 'text-[1.1875rem] sm:text-[1.375rem]',
    note: 'text-[.95rem] leading-snug sm:text-base',
  },
  large: {
    sizes: '(min-width: 48rem) 36vw, 80vw',
    words: 'mt-5',
    title: 'text-2xl',
    note: '',
  },
};

/** A tile in one colour with its object, and the words below it. */
export function ObjectTile({
  href,
  hue,
  picture,
  alt = '',
  name,
  note,
  state,
  size = 'regular',
  shape = 'h-40 sm:h-64 lg:h-80',
  level = 2,
  ...rest
}: ObjectTileProps) {
  const look = sizes[size];
  return (
    <Card variant="plain" hue={hue} {...rest}>
      <CardMedia className={shape}>
        <Picture
          picture={picture}
          alt={alt}
          sizes={look.sizes}
          className={`absolute inset-0 size-full object-contain ${size === 'large' ? 'p-[9%]' : 'p-2'}`}
        />
      </CardMedia>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${look.words}`}>
        <CardTitle href={href} level={level} className={look.title}>
          {name}
        </CardTitle>
        {state ? <span className="text-sm text-mute">{state}</span> : null}
      </div>
      <p className={`mt-1 text-pretty text-mute ${look.note}`}>{note}</p>
    </Card>
  );
}
