import { data, useLoaderData } from 'react-router';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { objects } from '#content/objects.ts';
import { nextStory, storyAt } from '#content/stories/stories.ts';
import { Frame } from '#ui/drawings/frame.tsx';
import { Story } from '#ui/kinds/story.tsx';

function storyFor(route: string) {
  const story = storyAt(route);
  if (!story) throw data(null, { status: 404 });
  return story;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  storyFor(facts.route);
  return { facts };
}

export default function StoryPage() {
  const { facts } = useLoaderData<typeof loader>();
  const { object, ...story } = storyFor(facts.route);
  const next = nextStory(facts.route);
  const drawing = drawingAt(story.action.href);
  return (
    <Story
      {...story}
      picture={objects[object]}
      more={
        <SaveThing
          thing={{ kind: 'story', key: story.path, title: story.name, href: story.path }}
          // An outline in the ink of its hue: the filled one beside it comes first.
          className="!bg-transparent !text-current shadow-[inset_0_0_0_1.5px_currentColor]"
        />
      }
      figure={drawing ? <Frame caption={story.note}>{drawing}</Frame> : null}
      next={
        next && {
          href: next.path,
          name: next.name,
          note: next.note,
          hue: next.hue,
          picture: objects[next.object],
        }
      }
    />
  );
}
