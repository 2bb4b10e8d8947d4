import { data, useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { firstConversation } from '#demos/documents/first-conversation.server.ts';
import { documentLimits } from '#demos/documents/limits.server.ts';
import { SmallChat, type SmallChatProps } from '#demos/documents/ui/small-chat.tsx';
import { configuredProvider } from '#demos/kit/models/provider.server.ts';
import { isOpen } from '#server/tools/is-open.ts';
import { loader as storyLoader } from './story.tsx';

/** Which chatbot runs in which case study. */
const doorOf: Readonly<Record<string, SmallChatProps['door']>> = {
  '/pdf-chatbot': 'file',
  '/link-chatbot': 'page',
};

/** The case study, with the chatbot's example as it was answered beforehand. */
export function loader(asked: Parameters<typeof storyLoader>[0]) {
  const told = storyLoader(asked);
  const door = doorOf[told.story.path];
  if (!door) throw data(null, { status: 404 });
  const { example, turns } = firstConversation(door);
  const chat: SmallChatProps = {
    door,
    example: example ?? '',
    first: turns,
    pagesOpen: isOpen('scraper'),
    writer: configuredProvider()?.model ?? null,
    limits: documentLimits(door),
  };
  return { ...told, chat };
}

/** A case study of a chatbot over documents, with the chatbot in it. */
export default function DocumentsStory() {
  const { story, next, rate, chat } = useLoaderData<typeof loader>();
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      live={<Island name="documents" of={SmallChat} props={chat} wake="near" />}
    />
  );
}
