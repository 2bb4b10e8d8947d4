import { modelFiles } from '#engines/embed/model-list.ts';
import type { HeardWord } from '#engines/speech/heard.ts';
import { openMoonshine } from '#engines/speech/moonshine.ts';
import { modelFilesFrom, openedOnce } from '../kit/models/model-files.ts';
import type { WorkerProgress } from '../kit/models/worker-job.ts';
import { serveJob } from '../kit/run/serve-job.ts';

const files = modelFilesFrom((address) => fetch(address));
const wanted = [modelFiles.moonshineEncoder, modelFiles.moonshineDecoder, modelFiles.runtime];

const hearer = openedOnce(async (loading) => {
  const [encoder = new Uint8Array(), decoder = new Uint8Array(), runtime = new Uint8Array()] =
    await files.load(wanted, loading);
  for (const file of wanted) files.forget(file);
  return openMoonshine({ encoder, decoder, runtime });
});

/** Hears one piece of sound; no samples only open the model. */
serveJob<Float32Array, WorkerProgress, HeardWord[]>(async (samples, report) => {
  const hear = await hearer((bytes, of) => report({ bytes, of }));
  return samples.length === 0 ? [] : hear(samples);
});
