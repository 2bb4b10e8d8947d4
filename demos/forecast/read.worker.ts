import { broughtGiven } from '../kit/import/read-file.ts';
import type { Given, Problem } from '../kit/import/reader.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import { type Figures, figuresOf } from './figures.ts';

serveJob<Given, never, Figures | Problem>(async (given) => {
  const brought = await broughtGiven(given);
  return 'problem' in brought ? brought : figuresOf(brought);
});
