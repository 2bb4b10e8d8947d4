import type { ReactNode } from 'react';
import { data, useLoaderData } from 'react-router';
import { PodcastPage } from '#app/detail-pages/podcast-page.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';

const detailPages: Readonly<Record<string, () => ReactNode>> = {
  '/pages/podcast': PodcastPage,
};

function detailPageAt(route: string) {
  const found = detailPages[route];
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  detailPageAt(facts.route);
  return { facts };
}

export default function DetailRoute() {
  const Body = detailPageAt(useLoaderData<typeof loader>().facts.route);
  return <Body />;
}
