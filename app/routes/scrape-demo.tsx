import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SavedRecipes } from '#app/recipes/saved-recipes.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { firstPage } from '#demos/scrape/first-page.server.ts';
import { ScrapeDemo } from '#demos/scrape/ui/scrape-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with its table, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), first: firstPage(), open: isOpen('scraper') };
}

export default function ScrapeDemoPage() {
  const { facts, first, open } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Page scraper', href: facts.route } as const;
  return (
    <ScrapeDemo
      first={first}
      open={open}
      proof={null}
      save={<SaveThing size="small" thing={thing} />}
      saved={(current, onOpen) => <SavedRecipes current={current} onOpen={onOpen} />}
    />
  );
}
