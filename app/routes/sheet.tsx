import type { ReactNode } from 'react';
import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { CoursePage } from '#app/sheets/course-page.tsx';
import { PodcastPage } from '#app/sheets/podcast-page.tsx';

const sheets: Readonly<Record<string, () => ReactNode>> = {
  '/pages/single-course': CoursePage,
  '/pages/podcast': PodcastPage,
};

function sheetAt(route: string) {
  const sheet = sheets[route];
  if (!sheet) throw data(null, { status: 404 });
  return sheet;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  sheetAt(facts.route);
  return { facts };
}

export default function SheetRoute() {
  const Body = sheetAt(useLoaderData<typeof loader>().facts.route);
  return <Body />;
}
