import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Lightbox } from './lightbox.tsx';
import { type LightboxItem, shownOf } from './lightbox-stage.tsx';
import { ScreenPicture } from './screen-picture.tsx';

interface ScreenStripProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the screens show, for screen readers. */
  label: string;
  items: readonly LightboxItem[];
}

const isTall = ({ picture: { width, height } }: LightboxItem) => height > width;
/** The proportions at which a screen is shown; longer pictures are cut off at the bottom. */
const ratioOf = (item: LightboxItem) => (isTall(item) ? 9 / 19.5 : 16 / 10);

/** The screens in rows: the first window with a phone beside it, then the others. */
function rowsOf(items: readonly LightboxItem[]): LightboxItem[][] {
  const phones = items.filter(isTall);
  const [lead, ...windows] = items.filter((item) => !isTall(item));
  if (!lead) return [phones.slice(0, 4)];
  const [first, ...others] = phones;
  const rest = [...windows, ...others];
  return [[lead, ...(first ? [first] : [])], ...(rest.length > 0 ? [rest] : [])];
}

/**
 * Screens of one product side by side, windows and phones alike: each grows by its proportions, so that all in a row are
 * equally high. They enlarge on click; without scripts, or in a new tab, each is a link to its file.
 */
export function ScreenStrip({ label, items, className = '', ...rest }: ScreenStripProps) {
  const rows = rowsOf(items);
  const shown = rows.flat();
  const [index, setIndex] = useState<number | null>(null);

  function open(event: MouseEvent, item: LightboxItem) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(shown.indexOf(item));
  }

  return (
    <>
      <section aria-label={label} className={`grid gap-3 sm:gap-4 ${className}`} {...rest}>
        {rows.map((row, at) => (
          <ul key={row[0]?.alt} className="flex flex-wrap justify-center gap-3 sm:gap-4">
            {row.map((item) => {
              const ratio = ratioOf(item);
              return (
                <li
                  key={item.picture.sources[0]?.src}
                  className="min-w-0"
                  style={{
                    flex: `${ratio} 1 ${ratio * (at === 0 ? 13 : 9)}rem`,
                    maxWidth: `min(100%, ${ratio * 28}rem)`,
                  }}
                >
                  <a
                    href={item.picture.sources.at(-1)?.src}
                    aria-haspopup="dialog"
                    onClick={(event) => open(event, item)}
                    style={{ aspectRatio: ratio }}
                    className="group relative block cursor-zoom-in overflow-hidden rounded-input bg-sunk sm:rounded-card"
                  >
                    <ScreenPicture
                      screen={shownOf(item)}
                      alt={item.alt}
                      sizes={isTall(item) ? '14rem' : '(min-width: 64rem) 38rem, 90vw'}
                      eager={at === 0 && item === row[0]}
                      className="size-full object-cover object-top transition-transform duration-[1.2s] ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
                    />
                    <span
                      aria-hidden="true"
                      className="pointer-events-none absolute inset-0 rounded-[inherit] shadow-[inset_0_0_0_1px_var(--line)]"
                    />
                  </a>
                </li>
              );
            })}
          </ul>
        ))}
      </section>
      <Lightbox label={label} items={shown} index={index} onIndexChange={setIndex} />
    </>
  );
}
