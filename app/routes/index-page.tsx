import { type ComponentType, lazy } from 'react';
import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { indexWords } from '#content/indexes/index-words.ts';
import { IndexPage } from '#ui/kinds/index-page.tsx';

interface IndexView {
  Body: ComponentType;
  count: number;
  counted: string;
}

const view = (
  load: () => Promise<{ default: ComponentType }>,
  count: number,
  counted: string,
): IndexView => ({ Body: lazy(load), count, counted });
const journal = () => import('#app/indexes/journal-views.tsx');
const portfolio = () => import('#app/indexes/portfolio-views.tsx');

/**
 * Each list is a chunk of its own. There is no Suspense boundary on purpose: the server then waits
 * for the list and writes it in its place. Counts are held to the data by a test.
 */
const views: Readonly<Record<string, IndexView>> = {
  '/demos': view(() => import('#app/indexes/work-index.tsx'), 17, 'case studies'),
  '/ai': view(() => import('#app/indexes/ai-index.tsx'), 6, 'tasks'),
  '/ai-tools': view(() => import('#app/indexes/ai-tool-index.tsx'), 6, 'tools'),
  '/features': view(() => import('#app/indexes/part-index.tsx'), 14, 'parts'),
  '/api-intrigation': view(() => import('#app/indexes/integration-index.tsx'), 15, 'protocols'),
  '/blog': view(() => import('#app/indexes/journal-index.tsx'), 4, 'posts'),
  '/pages/list-view-with-sidebar': view(
    async () => ({ default: (await journal()).ListWithAside }),
    4,
    'posts',
  ),
  '/pages/grid-view-with-sidebar': view(
    async () => ({ default: (await journal()).GridWithAside }),
    4,
    'posts',
  ),
  '/pages/list-view-no-sidebar': view(async () => ({ default: (await journal()).PlainList }), 4, 'posts'),
  '/pages/grid-view-no-sidebar': view(async () => ({ default: (await journal()).PlainGrid }), 4, 'posts'),
  '/pages/simple-feed': view(async () => ({ default: (await journal()).Feed }), 4, 'posts'),
  '/pages/grid-view': view(async () => ({ default: (await portfolio()).PortfolioGrid }), 17, 'case studies'),
  '/pages/list-view': view(async () => ({ default: (await portfolio()).PortfolioList }), 17, 'case studies'),
  '/pages/slider': view(async () => ({ default: (await portfolio()).PortfolioSlider }), 17, 'case studies'),
  '/pages/courses': view(() => import('#app/indexes/course-index.tsx'), 4, 'courses'),
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
  return { facts };
}

export default function IndexRoute() {
  const { facts } = useLoaderData<typeof loader>();
  const { Body, ...head } = indexAt(facts.route);
  return (
    <IndexPage {...head}>
      <Body />
    </IndexPage>
  );
}
