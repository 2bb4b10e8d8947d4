import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { firstFaults, firstOutlines, mapServices, mapTiles } from '#app/demos/routing-first.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
import { demoPath } from '#demos/routing/day.ts';
import { RoutingScreen } from '#demos/routing/routing-screen.tsx';

export function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    outlines: firstOutlines(),
    faults: firstFaults(),
    tiles: mapTiles(),
    services: mapServices(),
  };
}

/** How good the plans are, and how the screen moves. */
function Proof() {
  const gap = proof('routing.all.cvrplib.1x5.gap');
  return (
    <DemoProof
      size="With 1,000 stops"
      scenes={[
        ['demos.routing.pull', 'you drag the map'],
        ['demos.routing.zoom', 'you zoom in or out'],
        ['demos.routing.drag', 'you drag a stop across the routes'],
      ]}
    >
      {`For ${said(proof('routing.all.cvrplib.1x5.instances'))} of CVRPLIB’s X set, one worker’s plans cost ${said(gap)} more than the best known ones after five seconds, and ${said(proof('routing.all.cvrplib.1x30.gap'))} more after thirty. With four workers for thirty seconds it was ${said(proof('routing.all.cvrplib.4x30.gap'))}. ${printedBy(gap)}`}
    </DemoProof>
  );
}

export default function RoutingDemo() {
  const { outlines, faults, tiles, services } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: demoPath, title: 'Route planning', href: demoPath } as const;
  return (
    <RoutingScreen
      outlines={outlines}
      tiles={tiles}
      services={services}
      faults={faults}
      proof={<Proof />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
