import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proofAt, said } from '#content/proof.ts';
import { firstConversation } from '#demos/documents/first-conversation.server.ts';
import { documentLimits } from '#demos/documents/limits.server.ts';
import { DocumentsDemo } from '#demos/documents/ui/documents-demo.tsx';
import { doorAt, doors } from '#demos/documents/words.ts';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import type { ToldLimit } from '#demos/kit/limits/limit-words.ts';
import { configuredProvider } from '#demos/kit/models/provider.server.ts';
import { isOpen } from '#server/tools/is-open.ts';

/** The example comes with its answer, so that the page is whole before and without scripts. */
export async function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  const door = doorAt(facts.route);
  if (!door) throw data(null, { status: 404 });
  return {
    facts,
    door,
    first: firstConversation(door),
    pagesOpen: isOpen('scraper'),
    writer: configuredProvider()?.model ?? null,
    limits: documentLimits(door),
  };
}

/** How well the reader was measured to do on public questions; nothing where it was not. */
function Figures() {
  const at = (part: string) => proofAt(`reader.xquad.${part}`);
  const [questions, first, f1, refused] = [
    at('questions'),
    at('first'),
    at('corpus.f1'),
    at('refused.rightly'),
  ];
  if (!questions || !first || !f1 || !refused) return null;
  return (
    <p className="mt-2 text-sm text-pretty text-mute">
      On {said(questions)} from XQuAD it finds the right paragraph first for {first.value}% and reaches an F1
      of {f1.value} over all paragraphs. It declines {refused.value}% of the questions that the text almost
      answers, but not quite. {printedBy(first)}
    </p>
  );
}

/** Who answers, how well, what it can't do, and how often it may be asked. */
function Measured({ writer, limits }: { writer: string | null; limits: readonly ToldLimit[] }) {
  return (
    <>
      {writer ? (
        <p className="mb-2 text-sm text-pretty">
          {writer} is a language model that this site has connected. It writes the answer from the passages
          that our reader finds, in its own words, and each sentence names its passage. When you run the tool
          in this browser, it isn’t asked.
        </p>
      ) : null}
      <p className="text-sm text-pretty">
        A small reader of our own {writer ? 'finds the quotes' : 'answers'}, with MiniLM to find the passages.
        It only quotes from your files and writes nothing of its own. It reads English, does no arithmetic
        outside tables, and gives a fragment where the answer is a reason or a list, so read the sentence
        around it.
      </p>
      <Figures />
      <LimitNote limits={limits} />
    </>
  );
}

export default function DocumentsDemoPage() {
  const { facts, door, first, pagesOpen, writer, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: doors[door].name, href: facts.route } as const;
  return (
    <DocumentsDemo
      // The three pages share this module; each begins with its own example.
      key={door}
      door={door}
      first={first}
      pagesOpen={pagesOpen}
      writer={writer}
      proof={<Measured writer={writer} limits={limits} />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
