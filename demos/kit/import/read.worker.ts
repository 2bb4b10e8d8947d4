import { serveJob } from '../run/serve-job.ts';
import { type Brought, broughtGiven } from './read-file.ts';
import type { Given } from './reader.ts';

serveJob<Given, never, Brought>(broughtGiven);
