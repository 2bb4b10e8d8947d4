import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { aiDemoAt, aiDemos } from '#content/ai-demos/ai-demos.ts';
import { InOutFigure } from '#ui/drawings/in-out-figure.tsx';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';

function demoFor(id: string | undefined) {
  const demo = aiDemoAt(id ?? '');
  if (!demo) throw data(null, { status: 404 });
  return demo;
}

export function loader({ url, params }: { url: URL; params: { id?: string } }) {
  const demo = demoFor(params.id);
  return { facts: pageFacts(url, wordsOf.aiDemo(demo)), id: demo.id };
}

export default function AiDemoPage() {
  const demo = demoFor(useLoaderData<typeof loader>().id);
  const others = aiDemos.filter((each) => each !== demo);
  const at = aiDemos.indexOf(demo);
  const next = [others[at % others.length], others[(at + 2) % others.length]].filter(
    (each) => each !== undefined,
  );
  return (
    <DetailPage
      back={{ href: '/ai', label: 'All small tasks' }}
      heading={demo.name}
      facts={`Small task · ${demo.method}`}
      figure={<InOutFigure input={demo.input} output={demo.output} />}
      lead={demo.lead}
      action={{
        title: 'Try it on your papers',
        terms: [
          ['Goes in', demo.input.title],
          ['Comes out', demo.output.title],
          ['Method', demo.method],
          ['Key', 'None needed'],
        ],
        primary: { label: 'Send an example', href: '/contact-us' },
        secondary: { label: 'How we build with AI', href: '/ai-apps' },
        more: (
          <SaveThing
            thing={{
              kind: 'demo',
              key: `/ai/demo/${demo.id}`,
              title: demo.name,
              href: `/ai/demo/${demo.id}`,
            }}
            className="w-full"
          />
        ),
        note: demo.refuses,
      }}
    >
      <DetailSection heading="Three rules it keeps">
        <RuleList rules={demo.rules} />
      </DetailSection>
      <DetailSection heading="Other small tasks">
        <LinkRows
          rows={next.map((each) => ({ href: `/ai/demo/${each.id}`, label: each.name, note: each.method }))}
        />
      </DetailSection>
    </DetailPage>
  );
}
