import type { ModelReport, Opening } from '../kit/models/model-report.ts';
import type { ModelPlace } from '../kit/models/models.ts';
import { onServer } from '../kit/run/on-server.ts';
import type { Work } from '../kit/run/work.ts';
import type { LeafletAnswer } from './answer-leaflet.ts';

const run = onServer<{ question: string }, Opening, LeafletAnswer>('leaflet');

/** What answers in this browser: it is loaded when somebody wants that. */
export const fetchAnswering = () => import('./ask-in-browser.ts');

/** Answers a question from the leaflet, on the server or in this browser: the same files, the same answers. */
export const askLeaflet =
  (where: ModelPlace): Work<string, ModelReport, LeafletAnswer> =>
  async (question, { report, signal }) => {
    if (where === 'browser') return (await fetchAnswering()).askInBrowser(question, { report, signal });
    return run(
      { question },
      { signal, report: (line) => report(line.is === 'waiting' ? line : line.progress) },
    );
  };
