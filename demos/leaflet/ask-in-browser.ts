import type { Library, Models } from '#engines/answer/answer.ts';
import { vectorsFrom } from '#engines/embed/known-vectors.ts';
import type { ModelReport } from '../kit/models/model-report.ts';
import { modelsInBrowser } from '../kit/models/models-in-browser.ts';
import type { Work } from '../kit/run/work.ts';
import { answerLeaflet, type LeafletAnswer } from './answer-leaflet.ts';
import { leafletLibrary } from './leaflet-library.ts';
import packed from './vectors.json' with { type: 'json' };

/** The models of the question that is being answered: each brings its own, which end with its signal. */
let current: Models | null = null;
let made: Promise<Library> | null = null;

function library(models: Models): Promise<Library> {
  current = models;
  const now: Models = {
    embed: (texts) => (current ?? models).embed(texts),
    read: (...asked) => (current ?? models).read(...asked),
  };
  made ??= leafletLibrary(now, vectorsFrom(packed)).catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

/** Answers from the leaflet in this browser: the question goes nowhere. */
export const askInBrowser: Work<string, ModelReport, LeafletAnswer> = async (question, hooks) =>
  answerLeaflet(question, await library(modelsInBrowser(hooks)));
