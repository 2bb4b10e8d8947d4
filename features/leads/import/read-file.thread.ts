import { serveThread } from '#server/tools/serve-thread.ts';
import { readFile } from './read-file.ts';

serveThread<Uint8Array>(async (bytes) => readFile(bytes));
