import { ArrowLeft } from 'lucide-react';
import { data, useActionData, useLoaderData } from 'react-router';
import { BuildIn } from '#app/ai-demos/build-in.tsx';
import { JudgedInputs } from '#app/ai-demos/judged-inputs.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { aiDemoAt, aiDemos } from '#content/ai-demos/ai-demos.ts';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { embedTool } from '#demos/kit/models/tools.server.ts';
import { taskForms } from '#demos/small-tasks/fields.ts';
import { firstResult } from '#demos/small-tasks/first-result.ts';
import { judgedInputs } from '#demos/small-tasks/judged.server.ts';
import { sourceOf } from '#demos/small-tasks/sources.server.ts';
import { smallTaskTool } from '#demos/small-tasks/tool.server.ts';
import { TaskScreen } from '#demos/small-tasks/ui/task-screen.tsx';
import { fieldsOf, textsIn } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { runForForm } from '#server/tools/run-for-form.ts';
import { DetailSection } from '#ui/kinds/detail-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { CodeBlock } from '#ui/text/code-block.tsx';

/** The example comes with its result, so that the page is whole before and without scripts. */
export function loader({ url, params }: { url: URL; params: { id?: string } }) {
  const demo = aiDemoAt(params.id ?? '');
  if (!demo) throw data(null, { status: 404 });
  return {
    facts: pageFacts(url, wordsOf.aiDemo(demo)),
    demo,
    first: firstResult(demo.id),
    source: sourceOf(demo.id),
    judged: judgedInputs(demo.id),
    limits: demo.usesModel ? toldLimits(embedTool) : [],
    plain: toldLimits(smallTaskTool),
  };
}

/** Does a task that came as a form: without scripts the page is the result. */
export async function action({ request, params }: { request: Request; params: { id?: string } }) {
  const demo = aiDemoAt(params.id ?? '');
  if (!demo) throw data(null, { status: 404 });
  const fields = await fieldsOf(request);
  const input = Object.fromEntries(textsIn(fields));
  try {
    const outcome = await runForForm(
      smallTaskTool,
      { id: demo.id, input },
      visitorAddress(request),
      request.signal,
    );
    return data({ input, outcome }, { status: outcome.is === 'wrong' ? 422 : 200 });
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data({ input, outcome: { is: 'refused' as const, message: refusal.message } }, { status });
  }
}

export default function AiDemoPage() {
  const sent = useActionData<typeof action>();
  const { demo, first, source, judged, limits, plain } = useLoaderData<typeof loader>();
  const others = aiDemos.filter(({ id }) => id !== demo.id);
  const at = aiDemos.findIndex(({ id }) => id === demo.id);
  const next = [others[at % others.length], others[(at + 3) % others.length]].filter(
    (each) => each !== undefined,
  );
  return (
    <div className="wrap">
      <a
        href="/ai"
        className="inline-flex min-h-11 items-center gap-2 text-[.95rem] text-mute hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All small tasks
      </a>
      <div className="grid grid-cols-1 items-end gap-x-6 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="display mt-2 break-words text-[clamp(min(2.375rem,10.5vw),3.9vw,3.5rem)]">
            {demo.name}
          </h1>
          <p className="mono-label mt-4 text-mute">{demo.method}</p>
        </div>
        <p className="max-w-[38rem] text-lg leading-normal text-pretty lg:col-span-5">{demo.lead}</p>
      </div>
      <div className="mt-6 lg:mt-8">
        {/* The pages share this module; each begins with its own example. */}
        <TaskScreen key={demo.id} demo={demo} form={taskForms[demo.id]} first={first} sent={sent} />
      </div>
      <p className="mt-4 max-w-[48rem] text-sm text-pretty text-mute">{demo.cannot}</p>
      <div className="max-w-[48rem] noscript:hidden">
        <LimitNote limits={limits} />
      </div>
      <div className="hidden max-w-[48rem] noscript:block">
        <LimitNote limits={plain} />
      </div>
      <div className="grid grid-cols-1 gap-x-6 gap-y-14 pt-14 lg:grid-cols-12 lg:pt-18">
        <div className="grid min-w-0 grid-cols-1 content-start gap-14 lg:col-span-8 lg:gap-18">
          <DetailSection heading="How well it works">
            <JudgedInputs demo={demo} judged={judged} />
          </DetailSection>
          <DetailSection heading="Its code">
            <p className="mb-4 max-w-[42rem] text-pretty">
              This file runs when you click “{demo.action}”. The rules behind it are in <code>engines/</code>,
              along with their tests.
            </p>
            <CodeBlock name={source.path} code={source.code} className="rounded-card" />
          </DetailSection>
          <DetailSection heading="Other small tasks">
            <LinkRows
              rows={next.map((each) => ({
                href: `/ai/demo/${each.id}`,
                label: each.name,
                note: each.method,
              }))}
            />
          </DetailSection>
        </div>
        <BuildIn
          demo={demo}
          save={
            <SaveThing
              thing={{
                kind: 'demo',
                key: `/ai/demo/${demo.id}`,
                title: demo.name,
                href: `/ai/demo/${demo.id}`,
              }}
              className="w-full"
            />
          }
        />
      </div>
    </div>
  );
}
