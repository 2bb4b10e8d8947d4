import type { Picture as PictureData } from '#lib/picture.ts';
import { Picture } from '../media/picture.tsx';

interface NextTile {
  name: string;
  text: string;
  href: string;
  hue: string;
  picture: PictureData;
}

/** Where to go from here: one wide block and smaller ones beside it. */
export function NextTiles({ heading, tiles }: { heading: string; tiles: readonly NextTile[] }) {
  return (
    <section className="wrap pt-20 md:pt-28" aria-labelledby="next">
      <h2 id="next" className="display mb-10 text-[clamp(2.6rem,5.6vw,5.2rem)] md:mb-14">
        {heading}
      </h2>
      <ul className="grid gap-6 md:grid-cols-12">
        {tiles.map((tile, index) => (
          <li
            key={tile.href}
            data-hue={tile.hue}
            className={index === 0 ? 'md:col-span-8 md:row-span-2' : 'md:col-span-4'}
          >
            <a
              href={tile.href}
              className="hue-block tile group flex h-full min-h-56 flex-col justify-between p-7 md:p-8"
            >
              <span className="relative z-10 max-w-[70%]">
                <span
                  className={`display block ${index === 0 ? 'text-[clamp(2.2rem,4.6vw,4.25rem)]' : 'text-[1.9rem]'}`}
                >
                  {tile.name}
                </span>
                <span className={`mt-3 block ${index === 0 ? 'text-lg' : ''}`}>{tile.text}</span>
              </span>
              <Picture
                picture={tile.picture}
                alt=""
                sizes={index === 0 ? '(min-width: 768px) 30vw, 60vw' : '12rem'}
                className={`self-end object-contain transition-transform duration-[1200ms] ease-out group-hover:scale-[1.03] motion-reduce:transform-none ${index === 0 ? 'h-64 w-64 md:h-[24rem] md:w-[24rem]' : 'absolute bottom-4 right-4 h-36 w-36'}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
