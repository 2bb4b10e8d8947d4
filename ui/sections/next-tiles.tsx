import type { Picture as PictureData, Screen } from '#lib/look/picture.ts';
import { Card, CardTitle } from '../layout/card.tsx';
import { Picture } from '../media/picture.tsx';
import { ScreenFrame } from '../media/screen-frame.tsx';

interface NextTile {
  name: string;
  text: string;
  href: string;
  hue: string;
  /** An object, or the screen of what the tile leads to. */
  picture: PictureData | Screen;
}

const looks = {
  large: {
    place: 'lg:col-span-8 lg:row-span-2',
    inside: 'flex-col md:max-lg:flex-row',
    words: 'max-w-[70%] max-md:max-w-none',
    name: 'text-[clamp(min(2.2rem,10vw),4.6vw,4.25rem)]',
    text: 'text-lg',
    picture: 'size-40',
    sizes: '10rem',
  },
  small: {
    place: 'lg:col-span-4',
    inside: 'min-h-42 flex-wrap',
    words: 'min-w-0 flex-[1_1_11rem]',
    name: 'text-[min(1.9rem,8.5vw)]',
    text: '',
    picture: '-mb-3 -me-3 size-28 shrink-0 sm:size-36',
    sizes: '12rem',
  },
};

/** Where to go from here: one wide block and smaller ones beside it. */
export function NextTiles({ heading, tiles }: { heading: string; tiles: readonly NextTile[] }) {
  return (
    <section className="wrap pt-20 md:pt-28" aria-labelledby="next">
      <h2 id="next" className="display mb-10 text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)] md:mb-14">
        {heading}
      </h2>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-12">
        {tiles.map((tile, index) => {
          const look = looks[index === 0 ? 'large' : 'small'];
          return (
            <li key={tile.href} className={look.place}>
              <Card variant="hue" hue={tile.hue}>
                <div className={`flex grow justify-between gap-4 ${look.inside}`}>
                  <div className={look.words}>
                    <CardTitle href={tile.href} className={`display ${look.name}`}>
                      {tile.name}
                    </CardTitle>
                    <p className={`mt-3 ${look.text}`}>{tile.text}</p>
                  </div>
                  {'light' in tile.picture ? (
                    <ScreenFrame
                      variant="window"
                      picture={tile.picture}
                      alt=""
                      sizes="(min-width: 64rem) 36rem, 86vw"
                      className="-mb-12 w-full max-w-[42rem] self-end max-md:mt-4"
                    />
                  ) : (
                    <Picture
                      picture={tile.picture}
                      alt=""
                      sizes={look.sizes}
                      className={`ms-auto self-end object-contain transition-transform duration-[1200ms] ease-out group-hover/card:scale-[1.03] motion-reduce:transform-none ${look.picture}`}
                    />
                  )}
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
