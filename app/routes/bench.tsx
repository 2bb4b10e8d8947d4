import { data, useLoaderData } from 'react-router';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { benchAt } from '#content/benches/benches.ts';
import { Frame } from '#ui/drawings/frame.tsx';
import { Bench } from '#ui/kinds/bench.tsx';

function benchFor(route: string) {
  const bench = benchAt(route);
  if (!bench) throw data(null, { status: 404 });
  return bench;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  benchFor(facts.route);
  return { facts };
}

export default function BenchPage() {
  const { facts } = useLoaderData<typeof loader>();
  const { caption, path, ...bench } = benchFor(facts.route);
  return (
    <Bench
      {...bench}
      more={<SaveThing size="small" thing={{ kind: 'demo', key: path, title: bench.name, href: path }} />}
    >
      <Frame caption={caption}>{drawingAt(path)}</Frame>
    </Bench>
  );
}
