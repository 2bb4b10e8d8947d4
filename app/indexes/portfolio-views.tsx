import { ArrowRight } from 'lucide-react';
import { StoryTile } from '#app/publishing/story-tile.tsx';
import { objects } from '#content/objects.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { FilteredGrid } from '#ui/layout/filtered-grid.tsx';
import { Carousel } from '#ui/media/carousel.tsx';
import { Picture } from '#ui/media/picture.tsx';
import type { IndexLists } from './index-lists.server.ts';

export function PortfolioGrid({ stories = [] }: IndexLists) {
  return (
    <FilteredGrid
      label="Trade"
      counted="case studies"
      items={stories}
      groupOf={({ trade }) => trade}
      keyOf={({ path }) => path}
    >
      {(story) => <StoryTile story={story} />}
    </FilteredGrid>
  );
}

export function PortfolioList({ stories = [] }: IndexLists) {
  return (
    <ol className="border-t-2 border-ink">
      {stories.map((story) => (
        <li key={story.path} className="border-b border-line">
          <a
            href={story.path}
            className="group grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-5 py-3 sm:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)_7rem_auto]"
          >
            <span
              data-hue={story.hue}
              className="grid size-16 place-items-center rounded-input bg-hue sm:h-20 sm:w-24"
            >
              <Picture
                picture={objects[story.object]}
                alt=""
                sizes="5rem"
                className="size-14 object-contain sm:size-18"
              />
            </span>
            <span className="min-w-0 wrap-anywhere font-display text-[1.375rem] font-semibold leading-tight tracking-[-.03em] underline-offset-4 group-hover:underline">
              {story.name}
            </span>
            <span className="text-mute max-sm:hidden">{story.note}</span>
            <span className="text-[.95rem] text-mute max-sm:hidden">{story.trade}</span>
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A row that snaps; it slides by hand, wheel or keyboard before any script. */
export function PortfolioSlider({ stories = [] }: IndexLists) {
  return (
    <Carousel label="Case studies" variant="count" width="min(82%, 34rem)">
      {stories.map((story) => (
        <Card
          key={story.path}
          variant="hue"
          hue={story.hue}
          className="min-h-[min(30rem,80svh)] sm:min-h-[36rem] @md:p-9"
        >
          <p className="text-[.95rem] font-medium">{story.trade}</p>
          <Picture
            picture={objects[story.object]}
            alt=""
            sizes="22rem"
            className="m-auto aspect-square w-full max-w-72 object-contain sm:max-w-88"
          />
          <CardTitle
            href={story.path}
            level={2}
            className="display text-[clamp(min(2rem,9vw),3.4vw,2.75rem)]"
          >
            {story.name}
          </CardTitle>
          <p className="mt-2 text-lg">{story.note}</p>
        </Card>
      ))}
    </Carousel>
  );
}
