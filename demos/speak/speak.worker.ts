import { modelFiles } from '#engines/embed/model-list.ts';
import { type FastVoiceFacts, openFastVoice } from '#engines/speak/fast/fast-voice.ts';
import { fastRate } from '#engines/speak/fast/rate.ts';
import { spokenWords } from '#engines/speak/reading/spoken.ts';
import letterSounds from '#engines/speak/sounds/letter-sounds.json' with { type: 'json' };
import { phonemesOf } from '#engines/speak/sounds/phonemes.ts';
import { modelFilesFrom, openedOnce } from '../kit/models/model-files.ts';
import type { WorkerProgress } from '../kit/models/worker-job.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import type { HereJob } from './here-job.ts';
import type { Sound } from './recording.ts';

const files = modelFilesFrom((address) => fetch(address));
const wanted = [modelFiles.fastVoice, modelFiles.runtime, modelFiles.fastVoiceFacts];

const voice = openedOnce(async (loading) => {
  const [weights = new Uint8Array(), runtime = new Uint8Array(), about = new Uint8Array()] = await files.load(
    wanted,
    loading,
  );
  for (const file of wanted) files.forget(file);
  // Its bytes are those of the build: the address has their hash.
  const facts = JSON.parse(new TextDecoder().decode(about)) as FastVoiceFacts;
  return openFastVoice({ weights, runtime, facts });
});

/** Reads one sentence aloud with the fast voice; no sentence only opens the voice. */
serveJob<HereJob | null, WorkerProgress, Sound | null>(async (job, report) => {
  const speak = await voice((bytes, of) => report({ bytes, of }));
  if (!job) return null;
  const spoken = spokenWords(job.text, job.pronunciations);
  const samples = await speak(phonemesOf(spoken, letterSounds), job.speed);
  return { samples, rate: fastRate, spoken, by: 'fast' };
});
