import type { ComponentProps } from 'react';
import type { Picture as PictureData, Screen } from '#lib/look/picture.ts';
import { Picture } from './picture.tsx';

interface ScreenPictureProps extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  /** One picture, or one for each colour scheme. */
  screen: PictureData | Screen;
}

/** A screen of a product, the light or the dark one as the page is; the hidden one of two is not fetched while it waits. */
export function ScreenPicture({ screen, className = '', eager, ...rest }: ScreenPictureProps) {
  if (!('light' in screen)) return <Picture {...rest} picture={screen} eager={eager} className={className} />;
  return (
    <>
      <Picture {...rest} picture={screen.light} eager={eager} className={`only-light ${className}`} />
      <Picture {...rest} picture={screen.dark} className={`only-dark ${className}`} />
    </>
  );
}
