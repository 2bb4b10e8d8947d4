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
      <h2 id="next" className="display mb-10 text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)] md:mb-14">
        {heading}
      </h2>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-12">
        {tiles.map((tile, index) => (
          <li
            key={tile.href}
            data-hue={tile.hue}
            className={index === 0 ? 'lg:col-span-8 lg:row-span-2' : 'lg:col-span-4'}
          >
            <a
              href={tile.href}
              className={`hue-block tile group flex h-full gap-4 p-7 md:p-8 ${index === 0 ? 'flex-col justify-between md:max-lg:flex-row' : 'min-h-56 flex-wrap justify-between'}`}
            >
              <span className={index === 0 ? 'max-w-[70%] max-md:max-w-none' : 'min-w-0 flex-[1_1_11rem]'}>
                <span
                  className={`display block ${index === 0 ? 'text-[clamp(min(2.2rem,10vw),4.6vw,4.25rem)]' : 'text-[min(1.9rem,8.5vw)]'}`}
                >
                  {tile.name}
                </span>
                <span className={`mt-3 block ${index === 0 ? 'text-lg' : ''}`}>{tile.text}</span>
              </span>
              <Picture
                picture={tile.picture}
                alt=""
                sizes={index === 0 ? '(min-width: 1024px) 30vw, 60vw' : '12rem'}
                className={`ml-auto self-end object-contain transition-transform duration-[1200ms] ease-out group-hover:scale-[1.03] motion-reduce:transform-none ${index === 0 ? 'size-64 lg:size-[24rem]' : '-mb-3 -mr-3 size-28 shrink-0 sm:size-36'}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
