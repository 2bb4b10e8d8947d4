import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { ScheduleRun } from '#app/schedules/schedule-run.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import type { ToldLimit } from '#demos/kit/limits/limit-words.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { firstRun } from '#demos/seo/first-run.ts';
import { seoTool } from '#demos/seo/tool.server.ts';
import { SeoDemo } from '#demos/seo/ui/seo-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with its report, so that the page is whole before and without scripts. */
export async function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    initial: await firstRun(),
    open: isOpen('seo'),
    limits: toldLimits(seoTool),
  };
}

const percent = (id: string): string => `${Math.round(proof(id).value * 1000) / 10}%`;

/** How well the checks do where the faults are known. */
function Proof({ limits }: { limits: readonly ToldLimit[] }) {
  return (
    <div className="mt-10 border-t border-line pt-4">
      <DemoProof>
        {`On ${said(proof('seo.sites'))} with known faults the checks find ${percent('seo.recall')} of the faults, and ${percent('seo.precision')} of what they report is right. ${printedBy(proof('seo.precision'))}`}
      </DemoProof>
      <LimitNote limits={limits} />
    </div>
  );
}

export default function SeoDemoPage() {
  const { facts, initial, open, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'SEO analysis', href: facts.route } as const;
  return (
    <SeoDemo
      initial={initial}
      open={open}
      proof={<Proof limits={limits} />}
      save={<SaveThing size="small" thing={thing} />}
      schedule={(first) => <ScheduleRun work="seo" here={facts.route} first={first} />}
    />
  );
}
