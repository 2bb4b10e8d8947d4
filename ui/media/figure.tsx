import { ImageOff } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#lib/look/picture.ts';
import { Button } from '../actions/button.tsx';
import { SourcedFigure, type SourcedFigureProps } from '../text/sourced-figure.tsx';
import { Lightbox } from './lightbox.tsx';
import { Picture } from './picture.tsx';

interface FigureProps extends Omit<SourcedFigureProps, 'children' | 'framed'> {
  picture: PictureData;
  /** What the picture shows; it also takes the place of a picture that didn't load. */
  alt: string;
  /** The width at which it is displayed, written as for the HTML `sizes` attribute. */
  sizes: string;
  /** The same picture for the dark theme; both files are loaded, so use it for few pictures. */
  dark?: PictureData;
  /** The frame's aspect ratio; the picture's own if left out. */
  ratio?: string;
  /** How the picture fits a frame with another aspect ratio. */
  fit?: 'cover' | 'contain';
  /** Which part stays in view if the picture is cropped, written as for the CSS property `object-position`. */
  focus?: string;
  /** Whether a click enlarges the picture. */
  zoomable?: boolean;
  /** Loads the picture before others; set it only for the main picture of the first screen. */
  eager?: boolean;
}

// A mask can read the theme where a source cannot: also the one of a part of the page.
const onlyLight = '[mask-image:linear-gradient(light-dark(black,transparent),light-dark(black,transparent))]';
const onlyDark = '[mask-image:linear-gradient(light-dark(transparent,black),light-dark(transparent,black))]';

function Broken({ alt, onRetry }: { alt: string; onRetry: () => void }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-3 p-6 text-center">
      <ImageOff size={24} strokeWidth={1.5} aria-hidden="true" className="text-mute" />
      <p className="max-w-[28rem] text-pretty">
        The picture didn’t load. It shows: <span className="text-mute">{alt}</span>
      </p>
      <Button variant="ghost" size="small" onClick={onRetry}>
        Reload picture
      </Button>
    </div>
  );
}

/** A picture in a frame with a caption. It can enlarge, have a dark version, and say what it would have shown if it fails to load. */
export function Figure({
  picture,
  alt,
  sizes,
  dark,
  ratio,
  fit = 'cover',
  focus = 'center top',
  zoomable = false,
  eager = false,
  ...rest
}: FigureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [index, setIndex] = useState<number | null>(null);
  const frame = 'relative block w-full overflow-hidden rounded-card bg-sunk';
  const aspectRatio = ratio ?? `${picture.width} / ${picture.height}`;

  // It may have failed before the scripts arrived, and then no event comes any more.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  function retry() {
    setFailed(false);
    setTries(tries + 1);
  }
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(0);
  }

  const look = `absolute inset-0 size-full ${fit === 'contain' ? 'object-contain' : 'object-cover'}`;
  const pictures = (
    <>
      <Picture
        key={tries}
        ref={image}
        picture={picture}
        alt={alt}
        sizes={sizes}
        eager={eager}
        onError={() => setFailed(true)}
        style={{ objectPosition: focus }}
        className={`${look} ${dark ? onlyLight : ''}`}
      />
      {dark ? (
        <Picture
          picture={dark}
          alt=""
          sizes={sizes}
          style={{ objectPosition: focus }}
          className={`${look} ${onlyDark}`}
        />
      ) : null}
    </>
  );
  return (
    <SourcedFigure framed={false} {...rest}>
      {failed ? (
        <div style={{ aspectRatio }} className={`${frame} min-h-52`}>
          <Broken alt={alt} onRetry={retry} />
        </div>
      ) : zoomable ? (
        <a
          href={picture.sources.at(-1)?.src}
          aria-haspopup="dialog"
          onClick={open}
          style={{ aspectRatio }}
          className={`${frame} cursor-zoom-in`}
        >
          {pictures}
        </a>
      ) : (
        <div style={{ aspectRatio }} className={frame}>
          {pictures}
        </div>
      )}
      {zoomable ? (
        <Lightbox label={alt} items={[{ picture, alt }]} index={index} onIndexChange={setIndex} />
      ) : null}
    </SourcedFigure>
  );
}
