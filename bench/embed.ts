import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Embed } from '#engines/embed/embed.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { modelFiles } from '#engines/embed/model-list.ts';

const fileAt = (from: string): string => join(import.meta.dirname, '../node_modules', from);

/** What the model costs: its files, and the time it has taken. */
export interface Cost {
  megabytes: number;
  openMs: number;
  texts: number;
  ms: number;
}

/** The model as the server has it, each text once, with a count of what it costs. */
export async function measuredEmbed(): Promise<{ embed: Embed; cost: Cost }> {
  const [weights, tokenizer, runtime] = await Promise.all([
    readFile(fileAt(modelFiles.weights.from)),
    readFile(fileAt(modelFiles.tokenizer.from)),
    readFile(fileAt(modelFiles.runtime.from)),
  ]);
  const began = performance.now();
  const run = await openMiniLm({ weights, tokenizer: tokenizer.toString('utf8'), runtime });
  const megabytes = (weights.length + tokenizer.length + runtime.length) / 1e6;
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
  `model: ${megabytes.toFixed(0)} MB on the server (none is sent to browsers), opened in ${openMs.toFixed(0)} ms, ${(ms / Math.max(1, texts)).toFixed(0)} ms a sentence (${texts}), ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB of memory`;
