import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof } from '#content/proof.ts';
import { firstReading } from '#demos/news/first-reading.server.ts';
import { configuredProvider } from '#demos/news/provider.server.ts';
import { NewsDemo } from '#demos/news/ui/news-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with what was read of it, so that the page is whole before and without scripts. */
export async function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    initial: await firstReading(),
    open: isOpen('news'),
    writer: configuredProvider()?.model ?? null,
  };
}

/** How well the text is found, beside the library it stands on. */
function Measured() {
  const own = proof('extract.f1');
  return (
    <p className="max-w-[42rem] border-t border-line pt-4 text-sm text-pretty text-mute">
      The text of an article is found with an F1 of {own.value} over {proof('extract.pages').value} pages of a
      public benchmark; Mozilla’s Readability alone reaches {proof('extract.f1.peer').value}. {printedBy(own)}
    </p>
  );
}

export default function NewsDemoPage() {
  const { facts, initial, open, writer } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'News digest', href: facts.route } as const;
  return (
    <NewsDemo
      initial={initial}
      open={open}
      writer={writer}
      proof={<Measured />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
