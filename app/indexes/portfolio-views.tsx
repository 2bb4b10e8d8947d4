import { ArrowRight } from 'lucide-react';
import { objects } from '#content/objects.ts';
import { caseStudies } from '#content/stories/stories.ts';
import { ObjectTile } from '#ui/layout/object-tile.tsx';
import { Picture } from '#ui/media/picture.tsx';

export function PortfolioGrid() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12 xl:grid-cols-4">
      {caseStudies.map((story) => (
        // The last one fills the row that it would leave open.
        <li
          key={story.path}
          className="md:max-xl:last:nth-[3n+1]:col-span-3 md:max-xl:last:nth-[3n+2]:col-span-2 xl:last:nth-[4n+1]:col-span-4 xl:last:nth-[4n+2]:col-span-3 xl:last:nth-[4n+3]:col-span-2"
        >
          <ObjectTile
            href={story.path}
            hue={story.hue}
            picture={objects[story.object]}
            name={story.name}
            note={story.note}
          />
        </li>
      ))}
    </ul>
  );
}

export function PortfolioList() {
  return (
    <ol className="border-t-2 border-ink">
      {caseStudies.map((story) => (
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

/** A row that snaps; it slides by hand, wheel or keyboard, without a script. */
export function PortfolioSlider() {
  return (
    <ul className="-mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-6 lg:gap-6">
      {caseStudies.map((story, index) => (
        <li key={story.path} className="w-[min(82vw,34rem)] shrink-0 snap-start">
          <a
            href={story.path}
            data-hue={story.hue}
            className="hue-block flex h-full min-h-[min(30rem,80svh)] flex-col overflow-hidden p-6 focus-visible:-outline-offset-4 sm:min-h-[36rem] sm:p-9"
          >
            <span className="flex justify-between text-[.95rem] font-medium">
              {story.trade}
              <span className="font-mono text-sm">
                {index + 1} / {caseStudies.length}
              </span>
            </span>
            <Picture
              picture={objects[story.object]}
              alt=""
              sizes="22rem"
              className="m-auto aspect-square w-full max-w-72 object-contain sm:max-w-88"
            />
            <span className="display text-[clamp(min(2rem,9vw),3.4vw,2.75rem)]">{story.name}</span>
            <span className="mt-2 text-lg">{story.note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
