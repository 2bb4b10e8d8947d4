import type { Embed } from '#engines/embed/embed.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { modelBytes } from '#engines/embed/testing/model-bytes.ts';

/** What the model costs: its files, and the time it has taken. */
export interface Cost {
  megabytes: number;
  openMs: number;
  texts: number;
  ms: number;
}

/** The model as the server has it, each text once, with a count of what it costs. */
export async function measuredEmbed(): Promise<{ embed: Embed; cost: Cost }> {
  const bytes = await modelBytes('miniLm');
  const began = performance.now();
  const run = await openMiniLm(bytes);
  const megabytes = (bytes.weights.length + bytes.tokenizer.length + bytes.runtime.length) / 1e6;
  const cost: Cost = { megabytes, openMs: performance.now() - began, texts: 0, ms: 0 };
  const known = new Map<string, Float32Array>();
  const embed: Embed = async (texts) => {
    for (const text of texts) {
      if (known.has(text)) continue;
      const asked = performance.now();
      const [vector] = await run([text]);
      if (vector) known.set(text, vector);
      cost.ms += performance.now() - asked;
      cost.texts += 1;
    }
    return texts.map((text) => known.get(text) ?? new Float32Array());
  };
  return { embed, cost };
}

/** The line about what the model cost. */
export const saidCost = ({ megabytes, openMs, texts, ms }: Cost): string =>
  `model: ${megabytes.toFixed(0)} MB, loaded in ${openMs.toFixed(0)} ms, ${(ms / Math.max(1, texts)).toFixed(0)} ms per sentence (${texts}), ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB of memory`;
