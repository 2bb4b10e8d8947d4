import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { firstPicture } from '#demos/composer/first-picture.server.ts';
import { ComposerDemo } from '#demos/composer/ui/composer-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with its picture, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), first: firstPicture(), open: isOpen('composeWords') };
}

export default function ComposerDemoPage() {
  const { facts, first, open } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Make a picture', href: facts.route } as const;
  return (
    <ComposerDemo first={first} open={open} proof={null} save={<SaveThing size="small" thing={thing} />} />
  );
}
