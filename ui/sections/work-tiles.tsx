import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#lib/picture.ts';
import { Picture } from '../media/picture.tsx';
import { Claim } from '../text/claim.tsx';

interface WorkTileProps {
  href: string;
  hue: string;
  name: string;
  text: string;
  state: string;
  picture: PictureData;
  alt: string;
  /** Columns and offset in the grid of twelve. */
  className?: string;
  /** Height of the block in proportion to its width. */
  shape: string;
}

/** A piece of work as a block of its colour with its object, named below. */
export function WorkTile({
  href,
  hue,
  name,
  text,
  state,
  picture,
  alt,
  className = '',
  shape,
}: WorkTileProps) {
  return (
    <article className={className} data-hue={hue}>
      <a href={href} className="group block">
        <div className={`tile grid place-items-center bg-hue ${shape}`}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 768px) 36vw, 80vw"
            className="h-[78%] w-auto max-w-[88%] object-contain transition-transform duration-[1200ms] ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
          />
        </div>
        <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 text-ink">
          <div className="min-w-0 flex-[1_1_9rem]">
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-1 text-mute">{text}</p>
          </div>
          <p className="pt-1 text-sm text-mute">{state}</p>
        </div>
      </a>
    </article>
  );
}

/** A claim as a tile among tiles of work. */
export function ClaimTile({
  text,
  command,
  children,
  className = '',
}: {
  text: string;
  command: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <article className={className}>
      <Claim text={text} command={command} className="aspect-[4/4.2] md:aspect-[1/1.02]">
        {children}
      </Claim>
    </article>
  );
}
