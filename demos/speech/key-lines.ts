import { type Line, textOf } from '#engines/speech/transcript.ts';
import { keySentences } from '#engines/summarize/key-sentences.ts';
import type { ModelReport } from '../kit/models/model-report.ts';
import { modelsInBrowser } from '../kit/models/models-in-browser.ts';
import type { Work } from '../kit/run/work.ts';

/** The ids of the lines that say most of a recording, found by a model in this browser. */
export const findKeyLines: Work<readonly Line[], ModelReport, readonly string[]> = async (lines, hooks) => {
  const sentences = lines.map(textOf);
  const { short, long } = keySentences(sentences, await modelsInBrowser(hooks).embed(sentences));
  const places = lines.length > 40 ? long : short;
  return places.flatMap((at) => lines[at]?.id ?? []);
};
