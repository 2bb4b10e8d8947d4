import type { ToolHooks } from '#server/tools/define.ts';
import type { NumberedSentence } from './cited-lines.ts';
import { configuredProvider, fallenBack, writeWith } from './provider.server.ts';
import type { Answer, NewsProgress, Reading, Written } from './reading.ts';

const mostSources = 150;

type Hooks = Pick<ToolHooks<NewsProgress>, 'signal' | 'report'>;

/** Lets the provider write from sources, if there is one; what is told on the way is whole sentences. */
async function write(
  question: string | null,
  sources: readonly NumberedSentence[],
  { signal, report }: Hooks,
): Promise<Written | null> {
  const provider = configuredProvider();
  if (!provider || sources.length === 0) return null;
  const by = { is: 'provider', model: provider.model } as const;
  try {
    const tell = (sentences: Written['sentences']) => report({ is: 'writing', written: { by, sentences } });
    return { by, sentences: await writeWith({ provider, question, sources, signal, tell }) };
  } catch (error) {
    signal.throwIfAborted();
    return { by: fallenBack(error), sentences: [] };
  }
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
