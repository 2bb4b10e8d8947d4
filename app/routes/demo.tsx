import { data, useLoaderData } from 'react-router';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { demoAt } from '#content/demo-pages/demos.ts';
import { Frame } from '#ui/drawings/frame.tsx';
import { Demo } from '#ui/kinds/demo.tsx';

function demoFor(route: string) {
  const demo = demoAt(route);
  if (!demo) throw data(null, { status: 404 });
  return demo;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  demoFor(facts.route);
  return { facts };
}

export default function DemoPage() {
  const { facts } = useLoaderData<typeof loader>();
  const { caption, path, ...demo } = demoFor(facts.route);
  return (
    <Demo
      {...demo}
      more={<SaveThing size="small" thing={{ kind: 'demo', key: path, title: demo.name, href: path }} />}
    >
      <Frame caption={caption}>{drawingAt(path)}</Frame>
    </Demo>
  );
}
