import { ArrowRight } from 'lucide-react';
import type { StoryTile as StoryWords } from '#app/publishing/story-page.tsx';
import { StoryTile } from '#app/publishing/story-tile.tsx';
import { objects } from '#content/objects.ts';
import { productScreensAt } from '#content/product-screens.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { FilteredGrid } from '#ui/layout/filtered-grid.tsx';
import { Carousel } from '#ui/media/carousel.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { ScreenPicture } from '#ui/media/screen-picture.tsx';
import type { IndexLists } from './index-lists.server.ts';

export function PortfolioGrid({ stories = [] }: IndexLists) {
  return (
    <FilteredGrid
      label="Category"
      counted="case studies"
      items={stories}
      groupOf={({ trade }) => trade}
      keyOf={({ path }) => path}
    >
      {(story) => <StoryTile story={story} />}
    </FilteredGrid>
  );
}

/** A case study's first screen; its object where an operator added it. */
function StoryPicture({ story, className }: { story: StoryWords; className: string }) {
  const [screen] = productScreensAt(story.path);
  return (
    <span data-hue={story.hue} className={`relative block overflow-hidden bg-hue ${className}`}>
      {screen ? (
        <ScreenPicture
          screen={screen.picture}
          alt=""
          sizes="(min-width: 64rem) 16rem, 9rem"
          className="absolute start-[12%] top-[14%] w-[88%] rounded-ss-lg"
        />
      ) : (
        <Picture
          picture={objects[story.object]}
          alt=""
          sizes="9rem"
          className="absolute inset-0 m-auto size-3/4 object-contain"
        />
      )}
    </span>
  );
}

export function PortfolioList({ stories = [] }: IndexLists) {
  return (
    <ol className="border-t-2 border-ink">
      {stories.map((story, index) => (
        <li key={story.path} className="border-b border-line">
          <a
            href={story.path}
            className="group grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-5 py-4 hover:bg-sunk sm:grid-cols-[2.5rem_11rem_minmax(0,1fr)_auto] lg:grid-cols-[3rem_14rem_minmax(0,5fr)_minmax(0,4fr)_8rem_1.5rem]"
          >
            <span aria-hidden="true" className="font-mono text-[.8125rem] text-mute max-sm:hidden">
              {String(index + 1).padStart(2, '0')}
            </span>
            <StoryPicture story={story} className="aspect-[16/10] rounded-input" />
            <span className="min-w-0">
              <span className="block wrap-anywhere font-display text-[clamp(1.25rem,2.2vw,2rem)] font-semibold leading-[1.02] tracking-[-.035em] underline-offset-4 group-hover:underline">
                {story.name}
              </span>
              <span className="mt-1.5 block text-[.95rem] text-mute lg:hidden">{story.trade}</span>
            </span>
            <span className="text-mute max-lg:hidden">{story.note}</span>
            <span className="text-[.95rem] text-mute max-lg:hidden">{story.trade}</span>
            <ArrowRight
              size={20}
              strokeWidth={1.5}
              aria-hidden="true"
              className="transition-transform group-hover:translate-x-1 max-sm:hidden motion-reduce:transform-none"
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Slide({ story }: { story: StoryWords }) {
  const [screen] = productScreensAt(story.path);
  const tall = screen ? screen.picture.light.height > screen.picture.light.width : false;
  return (
    <Card
      variant="hue"
      hue={story.hue}
      className="min-h-[min(30rem,80svh)] select-none @md:p-9 @3xl:min-h-[min(33rem,78svh)] @3xl:flex-row @3xl:gap-10 @3xl:pe-0 @3xl:pb-0"
    >
      <div className="@3xl:flex @3xl:w-[36%] @3xl:shrink-0 @3xl:flex-col @3xl:pb-9">
        <p className="text-[.95rem] font-medium">{story.trade}</p>
        <CardTitle
          href={story.path}
          level={2}
          className="display mt-4 text-[clamp(min(2rem,9vw),4vw,3.75rem)] @3xl:mt-auto"
        >
          {story.name}
        </CardTitle>
        <p className="mt-3 text-lg leading-snug">{story.note}</p>
      </div>
      {screen ? (
        <ScreenFrame
          variant={tall ? 'phone' : 'sheet'}
          picture={screen.picture}
          alt={screen.alt}
          sizes={tall ? '17rem' : '(min-width: 64rem) 44rem, 90vw'}
          className={`pointer-events-none ${tall ? 'mx-auto -mb-40 mt-8 w-[min(62%,17rem)]' : 'mt-8 -mb-24 w-full @3xl:-me-24 @3xl:mt-4 @3xl:w-auto @3xl:flex-1'}`}
        />
      ) : (
        <Picture
          picture={objects[story.object]}
          alt=""
          sizes="22rem"
          className="pointer-events-none m-auto aspect-square w-full max-w-80 object-contain"
        />
      )}
    </Card>
  );
}

/** A row from edge to edge that snaps; before any script it slides by finger, wheel or keyboard. */
export function PortfolioSlider({ stories = [] }: IndexLists) {
  return (
    <Carousel label="Case studies" variant="count" width="min(86vw, 68rem)" bleeds>
      {stories.map((story) => (
        <Slide key={story.path} story={story} />
      ))}
    </Carousel>
  );
}
