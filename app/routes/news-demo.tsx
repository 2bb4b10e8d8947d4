import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import type { ToldLimit } from '#demos/kit/limits/limit-words.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { configuredProvider } from '#demos/kit/models/provider.server.ts';
import { firstReading } from '#demos/news/first-reading.server.ts';
import { newsTool } from '#demos/news/tool.server.ts';
import { NewsDemo } from '#demos/news/ui/news-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with what was read of it, so that the page is whole before and without scripts. */
export async function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    initial: await firstReading(),
    open: isOpen('news'),
    writer: configuredProvider()?.model ?? null,
    limits: toldLimits(newsTool),
  };
}

/** How well texts and answers are found, on public data. */
function Measured({ limits }: { limits: readonly ToldLimit[] }) {
  const text = proof('extract.f1');
  const answers = proof('retrieve.sentence.1');
  return (
    <div className="border-t border-line pt-4">
      <DemoProof>
        {`We find the text of an article with an F1 of ${text.value} over ${said(proof('extract.pages'))} of a public benchmark; Mozilla’s Readability alone reaches ${proof('extract.f1.peer').value}. Our filter was written with these pages at hand, so expect a little less elsewhere. ${printedBy(text)} The first sentence quoted holds the answer to ${answers.value}% of the ${said(proof('retrieve.questions'))} in XQuAD; for ${proof('retrieve.sentence.3').value}%, one of the first three does. ${printedBy(answers)}`}
      </DemoProof>
      <LimitNote limits={limits} />
    </div>
  );
}

export default function NewsDemoPage() {
  const { facts, initial, open, writer, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'News summariser', href: facts.route } as const;
  return (
    <NewsDemo
      initial={initial}
      open={open}
      writer={writer}
      proof={<Measured limits={limits} />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
