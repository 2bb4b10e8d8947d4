import { useLoaderData } from 'react-router';
import { firstOutlines } from '#app/demos/routing-outlines.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { demoPath } from '#demos/routing/day.ts';
import { RoutingScreen } from '#demos/routing/routing-screen.tsx';
import { ground } from '#server/ground.ts';

export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), outlines: firstOutlines(), tiles: ground().env.MAP_TILES_URL ?? null };
}

export default function RoutingDemo() {
  const { outlines, tiles } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: demoPath, title: 'Route planning', href: demoPath } as const;
  return <RoutingScreen outlines={outlines} tiles={tiles} save={<SaveThing size="small" thing={thing} />} />;
}
