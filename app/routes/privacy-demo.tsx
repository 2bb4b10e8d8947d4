import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
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

/** How far the grades agree with the program that they follow. */
function Proof() {
  const agree = proof('privacy.grades.agree');
  return (
    <DemoProof>
      {`We compared ${said(proof('privacy.grades.cases'))} with MDN’s HTTP Observatory: ${agree.value} agree in the grade, the points and every single test. Grading one response takes ${said(proof('privacy.grades.time'))}. ${printedBy(agree)}`}
    </DemoProof>
  );
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
      proof={<Proof />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
