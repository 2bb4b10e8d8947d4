import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { homeFacts } from '#app/publishing/home-facts.server.ts';
import { HomePage } from '#app/publishing/home-page.tsx';
import { home } from '#content/home-words.ts';
import { shownHome } from '#features/publishing/present.server.ts';
import { publishedEntry } from '#features/publishing/published.server.ts';

// Words and figures come with the page's data, so that a browser need not load all that was ever written or measured.
export function loader({ url }: { url: URL }) {
  const entry = publishedEntry('home', url.pathname);
  return { facts: pageFacts(url), words: entry ? shownHome(entry) : home, shown: homeFacts() };
}

export default function Home() {
  const { words, shown } = useLoaderData<typeof loader>();
  return <HomePage words={words} facts={shown} />;
}
