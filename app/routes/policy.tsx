import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { shownPolicy } from '#features/publishing/present.server.ts';
import { publishedEntry } from '#features/publishing/published.server.ts';
import { pageWordsOf } from '#features/publishing/rules.ts';
import { Reader } from '#ui/kinds/reader.tsx';

export function loader({ url }: { url: URL }) {
  const found = resolvePath(url.pathname);
  const entry = found.is === 'page' ? publishedEntry('policy', found.page.path) : undefined;
  if (!entry) throw data(null, { status: 404 });
  return { facts: pageFacts(url, pageWordsOf(entry.data)), policy: shownPolicy(entry) };
}

export default function Policy() {
  const { policy } = useLoaderData<typeof loader>();
  return <Reader reading={policy} dateWord="Changed" />;
}
