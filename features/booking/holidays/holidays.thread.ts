import { parentPort } from 'node:worker_threads';
import { serveThread } from '#server/tools/serve-thread.ts';
import { answerOn, type HolidayQuestion } from './ask.ts';

// Commands run the sources without a build: there `?thread` imports this file itself.
export default new URL(import.meta.url.replace(/\?.*$/, ''));

if (parentPort) serveThread<HolidayQuestion>(async (question) => answerOn(question));
