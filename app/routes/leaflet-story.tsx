import { data, useActionData, useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { firstAnswer } from '#demos/leaflet/first-answer.ts';
import { leafletTool } from '#demos/leaflet/tool.server.ts';
import { LeafletChat } from '#demos/leaflet/ui/leaflet-chat.tsx';
import { fieldsOf } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { runForForm } from '#server/tools/run-for-form.ts';
import { loader as storyLoader } from './story.tsx';

/** The case study, and how often the leaflet may be asked. */
export const loader = (asked: Parameters<typeof storyLoader>[0]) => ({
  ...storyLoader(asked),
  limits: toldLimits(leafletTool),
});

/** Answers a question that came as a form: without scripts the page is the answer. */
export async function action({ request }: { request: Request }) {
  const fields = await fieldsOf(request);
  try {
    const answer = await runForForm(leafletTool, fields, visitorAddress(request), request.signal);
    return { answer, refused: null };
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    const refused = { question: refusal.typed.question ?? '', message: refusal.message };
    return data({ answer: null, refused }, { status });
  }
}

/** The case study of the pregnancy chatbot, with the chatbot in it. */
export default function LeafletStory() {
  const { story, next, rate, limits } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const props = { first: sent?.answer ?? firstAnswer, refused: sent?.refused ?? null };
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      live={
        <div>
          <Island name="leaflet" of={LeafletChat} props={props} wake="near" />
          <LimitNote limits={limits} className="mt-3 text-sm text-pretty text-on-hue" />
        </div>
      }
    />
  );
}
