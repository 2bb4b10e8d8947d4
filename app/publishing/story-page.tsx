import type { ReactNode } from 'react';
import { AnimatedFigure } from '#app/drawings/animated-figure.tsx';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { pricedWork, type WeekRate } from '#app/pricing/priced-work.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { useIsListed } from '#app/shell/use-navigation.ts';
import { compositionAt } from '#app/stories/compositions.ts';
import { objects } from '#content/objects.ts';
import type { Story as WrittenStory } from '#content/stories/story.ts';
import { Frame } from '#ui/drawings/frame.tsx';
import { Story } from '#ui/story/story.tsx';
import { StoryNext } from '#ui/story/story-next.tsx';

/** What a tile says of a story. */
export type StoryTile = Pick<WrittenStory, 'path' | 'name' | 'note' | 'trade' | 'hue' | 'object'>;

interface StoryPageProps {
  story: WrittenStory;
  next: StoryTile | null;
  /** What the studio charges for a week: stories say what a thing like theirs would cost. */
  rate: WeekRate;
  /** A part of the thing that runs in the page; else there is a drawing of what it gives. */
  live?: ReactNode;
  /** A whole application that runs in the page, at its full width; the story's button leads to it. */
  application?: ReactNode;
}

/** A case study in its own composition, or in the common one where an operator added it, and the next one below it. */
export function StoryPage({ story, next, rate, live, application }: StoryPageProps) {
  const isListed = useIsListed();
  const Composition = compositionAt(story.path);
  // Its demo may be switched off.
  const action =
    application || isListed(story.action.href)
      ? { ...story.action, ...(application ? { href: '#application' } : null) }
      : { label: 'Ask us about it', href: '/contact-us' };
  const head = {
    heading: story.heading,
    lead: story.lead,
    action,
    more: (
      <SaveThing
        thing={{ kind: 'story', key: story.path, title: story.name, href: story.path }}
        // An outline in the ink of its hue: the filled one beside it comes first.
        className="!bg-transparent !text-current !shadow-[inset_0_0_0_1.5px_currentColor]"
      />
    ),
  };
  const drawing = drawingAt(story.action.href);
  return (
    <>
      {Composition ? (
        <Composition
          words={story}
          head={head}
          live={live}
          application={application}
          priced={(work) => pricedWork(work, rate)}
        />
      ) : (
        <Story
          {...head}
          picture={objects[story.object]}
          alt={story.alt}
          facts={story.facts}
          sections={story.sections}
          application={application}
          figure={
            live ??
            (application ? null : (
              <>
                {drawing ? <Frame caption={story.note}>{drawing}</Frame> : null}
                <AnimatedFigure path={story.path} />
              </>
            ))
          }
        />
      )}
      {next ? (
        <StoryNext
          href={next.path}
          name={next.name}
          note={next.note}
          hue={next.hue}
          picture={objects[next.object]}
        />
      ) : null}
    </>
  );
}
