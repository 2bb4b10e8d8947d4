import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { LearningApp } from '#demos/learning/ui/learning-app.tsx';

/** Server and browser begin with the same sample, which stands around this day. */
export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), day: new Date().toISOString().slice(0, 10) };
}

export default function LearningAppPage() {
  const { facts, day } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Learning', href: facts.route } as const;
  return <LearningApp day={day} save={<SaveThing size="small" thing={thing} />} />;
}
