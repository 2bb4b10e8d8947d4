import { parentPort } from 'node:worker_threads';
import { serveThread } from '#server/tools/serve-thread.ts';
import { busyInAnswer, type CalendarAnswer } from './read-answer.ts';

// Commands such as `npm run calendars` run the sources without a build: there `?thread` imports this file itself.
export default new URL(import.meta.url.replace(/\?.*$/, ''));

if (parentPort) serveThread<CalendarAnswer>(async (answer) => busyInAnswer(answer));
