import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { browserOffered } from '#demos/privacy/browser/find-chromium.server.ts';
import { firstScan } from '#demos/privacy/scan-example.server.ts';
import { privacyTool } from '#demos/privacy/tool.server.ts';
import { PrivacyDemo } from '#demos/privacy/ui/privacy-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with its report, so that the page is whole before and without scripts. */
export async function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    initial: await firstScan(),
    running: isOpen('privacy'),
    offered: browserOffered(),
    limits: toldLimits(privacyTool),
  };
}

export default function PrivacyDemoPage() {
  const { facts, initial, running, offered, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Privacy scan', href: facts.route } as const;
  return (
    <PrivacyDemo
      initial={initial}
      running={running}
      offered={offered}
      limits={limits}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
