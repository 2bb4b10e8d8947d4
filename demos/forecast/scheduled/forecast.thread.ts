import { serveThread } from '#server/tools/serve-thread.ts';
import { forecastText, type TextJob } from './forecast-text.ts';

serveThread<TextJob>(async (job) => forecastText(job));
