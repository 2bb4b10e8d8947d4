import type { ComponentProps } from 'react';
import type { Picture as PictureData, Screen } from '#lib/look/picture.ts';
import { ScreenPicture } from './screen-picture.tsx';

interface ScreenFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A screenshot of the running product, or one for each colour scheme. */
  picture: PictureData | Screen;
  /** What the screen shows. */
  alt: string;
  /** The width at which it is displayed, written as for the HTML `sizes` attribute. */
  sizes: string;
  /** Loads the picture before others; set it only for the main picture of the first screen. */
  eager?: boolean;
  /** `sheet` is a window without its bar, for the lower edge of a block; `framed` is the same with a border all round. */
  variant?: 'laptop' | 'phone' | 'window' | 'sheet' | 'framed';
  /** Makes the window as high as its container, so a wide screenshot is cut off on the right. */
  fills?: boolean;
}

const looks = {
  laptop: {
    body: 'rounded-[2.2cqw_2.2cqw_.6cqw_.6cqw] bg-ink-light p-[1.6cqw] pb-[2cqw] shadow-[0_0_0_1px_oklch(.5_.02_275/.5)]',
    screen: 'aspect-[16/10] rounded-[.9cqw]',
  },
  phone: {
    body: 'rounded-[15cqw] bg-ink-light p-[3.4cqw] shadow-[0_0_0_1px_oklch(.5_.02_275/.5)]',
    screen: 'aspect-[9/19.5] rounded-[12cqw]',
  },
  window: {
    body: 'overflow-hidden rounded-card bg-raised shadow-[0_0_0_1px_var(--line)]',
    screen: 'aspect-[16/10]',
  },
  sheet: {
    body: 'overflow-hidden rounded-t-card bg-raised shadow-[0_1.5rem_4rem_-1.5rem_oklch(.19_.022_275/.45)]',
    screen: '',
  },
  framed: { body: 'overflow-hidden rounded-card border border-line bg-raised', screen: '' },
};

/** A screenshot in a device frame, which is drawn so that it is sharp at every size and needs no second file. */
export function ScreenFrame({
  picture,
  alt,
  sizes,
  eager,
  variant = 'laptop',
  fills = false,
  className = '',
  ...rest
}: ScreenFrameProps) {
  const { body, screen } = looks[variant];
  return (
    <div className={`@container min-w-0 ${className}`} {...rest}>
      <div className={`${body} ${fills ? 'flex h-full flex-col' : ''}`}>
        {variant === 'window' ? (
          <div
            aria-hidden="true"
            className="flex h-9 shrink-0 items-center gap-1.5 border-b border-line px-4 *:size-2.5 *:rounded-full *:bg-outline"
          >
            <i />
            <i />
            <i />
          </div>
        ) : null}
        <ScreenPicture
          screen={picture}
          alt={alt}
          sizes={sizes}
          eager={eager}
          className={`w-full object-cover ${fills ? 'min-h-0 flex-1 object-left-top' : `object-top ${screen}`}`}
        />
      </div>
      {variant === 'laptop' ? (
        <div
          aria-hidden="true"
          className="relative -mx-[5cqw] h-[2.4cqw] rounded-[.4cqw_.4cqw_2.4cqw_2.4cqw] bg-[oklch(.72_.01_275)] before:absolute before:inset-x-[42%] before:top-0 before:h-[.9cqw] before:rounded-b-[.9cqw] before:bg-[oklch(.6_.012_275)]"
        />
      ) : null}
    </div>
  );
}
