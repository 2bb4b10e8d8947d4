import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { melOf } from './mel.ts';

const layers = 6;
const heads = 8;
const headSize = 64;
/** Start, English, write down, without times. */
const prompt = [50258, 50259, 50359, 50363];
const end = 50257;
/** A space and the end: what an answer may not begin with. */
const notFirst = new Set([220, end]);
const mostTokens = 120;

/** The letters by which a vocabulary of bytes writes them. */
function byteOfLetters(): Map<string, number> {
  const plain = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  const found = new Map<string, number>();
  let other = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    found.set(String.fromCodePoint(plain(byte) ? byte : other), byte);
    if (!plain(byte)) other += 1;
  }
  return found;
}

function best(logits: Float32Array, isFirst: boolean): number {
  let found = end;
  let most = Number.NEGATIVE_INFINITY;
  for (let id = 0; id <= end; id += 1) {
    const value = logits[id] ?? Number.NEGATIVE_INFINITY;
    if (value > most && !(isFirst && notFirst.has(id))) {
      most = value;
      found = id;
    }
  }
  return found;
}

interface WhisperBytes {
  encoder: Uint8Array;
  decoder: Uint8Array;
  tokenizer: string;
  runtime: Uint8Array;
}

/** Opens whisper-base, which writes down up to half a minute of English at 16,000 samples a second. */
export async function openWhisper(bytes: WhisperBytes): Promise<(sound: Float32Array) => Promise<string>> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = bytes.runtime.slice().buffer;
  const options = { executionProviders: ['wasm'] };
  const encoder = await InferenceSession.create(bytes.encoder, options);
  const decoder = await InferenceSession.create(bytes.decoder, options);
  const { model } = JSON.parse(bytes.tokenizer) as { model: { vocab: Record<string, number> } };
  const pieces = new Map(Object.entries(model.vocab).map(([piece, id]) => [id, piece]));
  const letters = byteOfLetters();
  const sides = ['decoder', 'encoder'].flatMap((side) => ['key', 'value'].map((kind) => `${side}.${kind}`));
  const memories = Array.from({ length: layers }, (_, layer) =>
    sides.map((side) => `${layer}.${side}`),
  ).flat();

  return async (sound) => {
    const heard = await encoder.run({ input_features: new Tensor('float32', melOf(sound), [1, 80, 3000]) });
    const states = heard.last_hidden_state;
    if (!states) throw new Error('the encoder gave nothing');
    const nothing = () => new Tensor('float32', new Float32Array(), [1, heads, 0, headSize]);
    let memory = new Map<string, Tensor>(memories.map((name) => [name, nothing()]));
    let given = [...prompt];
    const written: number[] = [];
    while (written.length < mostTokens) {
      const isFirst = written.length === 0;
      const answer = await decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.from(given, BigInt), [1, given.length]),
        encoder_hidden_states: states,
        use_cache_branch: new Tensor('bool', [!isFirst], [1]),
        ...Object.fromEntries([...memory].map(([name, kept]) => [`past_key_values.${name}`, kept])),
      });
      const logits = answer.logits?.data;
      if (!(logits instanceof Float32Array)) throw new Error('the decoder gave nothing');
      const next = best(logits.subarray(logits.length - logits.length / given.length), isFirst);
      if (next === end) break;
      written.push(next);
      given = [next];
      // What was heard does not change: only the first answer holds it.
      const before = memory;
      memory = new Map(
        memories.map((name) => {
          const fresh = answer[`present.${name}`];
          const kept = before.get(name);
          return [name, !isFirst && name.includes('encoder') && kept ? kept : (fresh ?? nothing())];
        }),
      );
    }
    const text = written.map((id) => pieces.get(id) ?? '').join('');
    return new TextDecoder().decode(Uint8Array.from([...text], (letter) => letters.get(letter) ?? 32)).trim();
  };
}
