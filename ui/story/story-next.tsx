import type { Picture as PictureData } from '#lib/look/picture.ts';
import { Picture } from '../media/picture.tsx';

export interface StoryNextProps {
  href: string;
  name: string;
  note: string;
  hue: string;
  picture: PictureData;
}

/** The way on to the next story. */
export function StoryNext(next: StoryNextProps) {
  return (
    <aside aria-label="Next" className="wrap pt-20 lg:pt-28">
      <a
        href={next.href}
        data-hue={next.hue}
        className="hue-block group flex min-h-40 items-center justify-between gap-4 overflow-hidden px-5 sm:px-[min(3.5rem,4vw)]"
      >
        <span className="py-7">
          <span className="block text-[.95rem] font-medium text-balance">Read on: {next.note}</span>
          <span className="display mt-2 block text-[clamp(min(2rem,9vw),4.4vw,4rem)]">{next.name}</span>
        </span>
        <Picture
          picture={next.picture}
          alt=""
          sizes="10rem"
          className="h-32 w-32 shrink-0 object-contain transition-transform duration-[1.2s] ease-out group-hover:scale-[1.03] max-sm:hidden lg:h-40 lg:w-40"
        />
      </a>
    </aside>
  );
}
