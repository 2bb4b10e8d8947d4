import type { ToolHooks } from '#server/tools/define.ts';
import type { CitedSentence } from '../kit/models/cited-sentences.ts';
import { configuredProvider } from '../kit/models/provider.server.ts';
import { writeCited } from '../kit/models/write-cited.server.ts';
import type { Answer, NewsProgress, Reading, Written, WrittenSentence } from './reading.ts';

const mostSources = 150;

type Hooks = Pick<ToolHooks<NewsProgress>, 'signal' | 'report'>;

/** A sentence of the sources, and where it stands. */
interface Source {
  article: number;
  sentence: number;
  text: string;
}

/** Has the provider write from sources, if there is one; it reports complete sentences as they arrive. */
async function write(
  question: string | null,
  sources: readonly Source[],
  { signal, report }: Hooks,
): Promise<Written | null> {
  const placed = (sentences: readonly CitedSentence[]): WrittenSentence[] =>
    sentences.map(({ text, sources: places }) => ({
      text,
      sources: places.flatMap((place) => {
        const source = sources[place];
        return source ? [{ article: source.article, sentence: source.sentence }] : [];
      }),
    }));
  const by = { is: 'provider', model: configuredProvider()?.model ?? '' } as const;
  const written = await writeCited({
    question,
    sources: sources.map(({ text }) => text),
    signal,
    tell: (sentences) => report({ is: 'writing', written: { by, sentences: placed(sentences) } }),
  });
  // Half a summary says less than the key sentences that replace it.
  return (
    written && { by: written.by, sentences: written.by.is === 'provider' ? placed(written.sentences) : [] }
  );
}

/** A summary in the provider's words, each sentence with its sources; null without a provider. */
export function writeSummary({ articles }: Reading, hooks: Hooks): Promise<Written | null> {
  const share = Math.floor(mostSources / articles.length);
  const sources = articles.flatMap(({ sentences }, article) =>
    sentences.slice(0, share).map(({ text }, sentence) => ({ article, sentence, text })),
  );
  return write(null, sources, hooks);
}

/** An answer in the provider's words from the passages that were found; null without a provider, or when nothing was found. */
export async function writeAnswer(
  { question, verdict, passages }: Omit<Answer, 'written'>,
  hooks: Hooks,
): Promise<Written | null> {
  return verdict === 'missing' ? null : write(question, passages, hooks);
}
