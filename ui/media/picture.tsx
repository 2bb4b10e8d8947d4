import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '#lib/look/picture.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  picture: PictureData;
  /** What the picture shows; empty if it is decoration. */
  alt: string;
  /** The width at which it is displayed, written as for the HTML `sizes` attribute. */
  sizes: string;
  /** Loads the picture before others; set it only for the main picture of the first screen. */
  eager?: boolean;
}

/** A picture in the width that the screen needs, with its space reserved before it loads. */
export function Picture({ picture, alt, sizes, eager = false, style, ...rest }: PictureProps) {
  const last = picture.sources.at(-1);
  const placeholder = picture.placeholder
    ? { backgroundImage: `url(${picture.placeholder})`, backgroundSize: 'cover' }
    : undefined;
  return (
    <img
      src={last?.src}
      srcSet={picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={placeholder || style ? { ...placeholder, ...style } : undefined}
      {...rest}
    />
  );
}
