import type { ReactNode } from 'react';
import { AnimatedFigure } from '#app/drawings/animated-figure.tsx';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { useIsListed } from '#app/shell/use-navigation.ts';
import { objects } from '#content/objects.ts';
import type { Story as WrittenStory } from '#content/stories/story.ts';
import { Frame } from '#ui/drawings/frame.tsx';
import { Story } from '#ui/kinds/story.tsx';

/** What a tile says of a story. */
export type StoryTile = Pick<WrittenStory, 'path' | 'name' | 'note' | 'trade' | 'hue' | 'object'>;

interface StoryPageProps {
  story: WrittenStory;
  next: StoryTile | null;
  /** The thing itself, where it runs in the page; else a drawing of what it gives. */
  live?: ReactNode;
  /** A whole application that runs in the page, at its full width; the story's button leads to it. */
  application?: ReactNode;
}

/** A case study told whole, with what it is about, or a drawing of that, and the next one below it. */
export function StoryPage({ story, next, live, application }: StoryPageProps) {
  const { object, ...rest } = story;
  const drawing = drawingAt(story.action.href);
  const isListed = useIsListed();
  // Its demo may be switched off.
  const action =
    application || isListed(story.action.href)
      ? { ...story.action, ...(application ? { href: '#application' } : null) }
      : { label: 'Ask us about it', href: '/contact-us' };
  return (
    <Story
      {...rest}
      action={action}
      picture={objects[object]}
      more={
        <SaveThing
          thing={{ kind: 'story', key: story.path, title: story.name, href: story.path }}
          // An outline in the ink of its hue: the filled one beside it comes first.
          className="!bg-transparent !text-current !shadow-[inset_0_0_0_1.5px_currentColor]"
        />
      }
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
      next={
        next
          ? {
              href: next.path,
              name: next.name,
              note: next.note,
              hue: next.hue,
              picture: objects[next.object],
            }
          : undefined
      }
    />
  );
}
