import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Lightbox } from './lightbox.tsx';
import { type LightboxItem, shownOf } from './lightbox-stage.tsx';
import { ScreenPicture } from './screen-picture.tsx';

interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the pictures show, for screen readers. */
  label: string;
  items: readonly LightboxItem[];
  /** `lead` gives the first picture four times the space; `grid` gives all pictures the same. */
  variant?: 'grid' | 'lead';
  /** How many columns there are on a wide screen; on a narrow one there are two. */
  columns?: 2 | 3 | 4;
  /** The aspect ratio of the thumbnails; enlarged pictures aren't cropped. */
  ratio?: string;
  /** How many thumbnails are shown; the last one says how many more there are. */
  shown?: number;
  /** Whether the thumbnails have captions too. */
  captions?: boolean;
}

const columnsOf = { 2: '', 3: '@2xl:grid-cols-3', 4: '@2xl:grid-cols-4' };

/** Thumbnails that enlarge on click. Without scripts, or in a new tab, each is a link to its file. */
export function Gallery({
  label,
  items,
  variant = 'grid',
  columns = 3,
  ratio = '16 / 10',
  shown = items.length,
  captions = false,
  className = '',
  ...rest
}: GalleryProps) {
  const [index, setIndex] = useState<number | null>(null);
  const more = items.length - shown;
  const lead = variant === 'lead';

  function open(event: MouseEvent, which: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(which);
  }

  return (
    <>
      <ul
        aria-label={label}
        className={`grid grid-cols-2 gap-3 @2xl:gap-4 ${columnsOf[columns]} ${className}`}
        {...rest}
      >
        {items.slice(0, shown).map((item, which) => (
          <li
            key={item.picture.sources[0]?.src}
            className={lead && which === 0 ? 'col-span-2 @2xl:row-span-2' : ''}
          >
            <a
              href={item.picture.sources.at(-1)?.src}
              aria-haspopup="dialog"
              onClick={(event) => open(event, which)}
              style={{ aspectRatio: ratio }}
              className={`group relative block cursor-zoom-in overflow-hidden rounded-card bg-sunk shadow-[inset_0_0_0_1px_var(--line)] ${lead && which === 0 ? '@2xl:h-full @2xl:w-full' : ''}`}
            >
              <ScreenPicture
                screen={shownOf(item)}
                alt={item.alt}
                sizes={
                  lead && which === 0 ? '(min-width: 64rem) 34rem, 90vw' : '(min-width: 64rem) 16rem, 45vw'
                }
                className="size-full object-cover object-top transition-transform duration-[1.2s] ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-0 rounded-[inherit] shadow-[inset_0_0_0_1px_var(--line)]"
              />
              {more > 0 && which === shown - 1 ? (
                <span className="absolute inset-0 grid place-items-center bg-[oklch(.19_.022_275/.8)] font-display text-4xl font-semibold tracking-[-.04em] text-white">
                  <span aria-hidden="true" dir="ltr">
                    +{more}
                  </span>
                  <span className="sr-only">, and {more} more</span>
                </span>
              ) : null}
            </a>
            {captions && item.caption ? (
              <p className="mt-2 text-pretty text-[.9375rem] text-mute">{item.caption}</p>
            ) : null}
          </li>
        ))}
      </ul>
      <Lightbox label={label} items={items} index={index} onIndexChange={setIndex} />
    </>
  );
}
