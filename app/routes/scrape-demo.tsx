import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SavedRecipes } from '#app/recipes/saved-recipes.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { firstPage } from '#demos/scrape/first-page.server.ts';
import { scrapeTool } from '#demos/scrape/tool.server.ts';
import { ScrapeDemo } from '#demos/scrape/ui/scrape-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with its table, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    first: firstPage(),
    open: isOpen('scraper'),
    limits: toldLimits(scrapeTool),
  };
}

/** How well a recipe outlives changes of its page. */
function Proof() {
  const unseen = proof('scrape.survival.unseen');
  return (
    <div className="mt-10 border-t border-line pt-4">
      <DemoProof>
        {`We made ${said(proof('scrape.pages'))} for tests and changed each in ${said(proof('scrape.changes'))}, such as renamed classes, advertisements and wrapped lists. A recipe still finds ${said(proof('scrape.survival'))} of the cells on the pages we tuned it with, and ${said(unseen)} on the others. ${printedBy(unseen)}`}
      </DemoProof>
    </div>
  );
}

export default function ScrapeDemoPage() {
  const { facts, first, open, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Page scraper', href: facts.route } as const;
  return (
    <ScrapeDemo
      first={first}
      open={open}
      limits={limits}
      proof={<Proof />}
      save={<SaveThing size="small" thing={thing} />}
      saved={(current, onOpen) => <SavedRecipes current={current} onOpen={onOpen} />}
    />
  );
}
