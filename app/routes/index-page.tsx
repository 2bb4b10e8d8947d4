import { type ComponentType, lazy } from 'react';
import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { type IndexLists, listsFor } from '#app/indexes/index-lists.server.ts';
import { indexWords } from '#content/indexes/index-words.ts';
import { IndexPage } from '#ui/kinds/index-page.tsx';
import { PageNote } from '#ui/sections/page-note.tsx';

interface IndexView {
  Body: ComponentType<IndexLists>;
  /** Stands in the place of the search. */
  Box?: ComponentType;
  /** Where the things are written in files; otherwise they are counted. */
  count?: number;
  counted: string;
}

const view = (
  load: () => Promise<{ default: ComponentType<IndexLists> }>,
  counted: string,
  count?: number,
): IndexView => ({ Body: lazy(load), counted, ...(count === undefined ? {} : { count }) });
const portfolio = () => import('#app/indexes/portfolio-views.tsx');

/**
 * Each list is a chunk of its own. There is no Suspense boundary on purpose: the server then waits
 * for the list and writes it in its place. Counts are held to the data by a test.
 */
const views: Readonly<Record<string, IndexView>> = {
  '/demos': view(() => import('#app/indexes/work-index.tsx'), 'case studies'),
  '/ai': view(() => import('#app/indexes/ai-index.tsx'), 'tasks', 9),
  '/ai-tools': {
    ...view(() => import('#app/indexes/ai-tool-index.tsx'), 'tools', 6),
    Box: lazy(() => import('#app/indexes/ai-tool-box.tsx')),
  },
  '/pages/grid-view': view(async () => ({ default: (await portfolio()).PortfolioGrid }), 'case studies'),
  '/pages/list-view': view(async () => ({ default: (await portfolio()).PortfolioList }), 'case studies'),
  '/pages/slider': view(async () => ({ default: (await portfolio()).PortfolioSlider }), 'case studies'),
};

function indexAt(route: string) {
  const found = views[route];
  const words = indexWords[route];
  if (!found || !words) throw data(null, { status: 404 });
  return { ...found, ...words };
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  indexAt(facts.route);
  return { facts, ...listsFor(facts.route) };
}

export default function IndexRoute() {
  const { facts, lists, count } = useLoaderData<typeof loader>();
  const { Body, Box, count: written = 0, note, ...head } = indexAt(facts.route);
  return (
    <>
      <IndexPage {...head} count={count ?? written} box={Box ? <Box /> : undefined}>
        <Body {...lists} />
      </IndexPage>
      {note ? (
        <PageNote heading={note.heading}>
          {note.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </PageNote>
      ) : null}
    </>
  );
}
