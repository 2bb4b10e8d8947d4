import { afterAll } from 'vitest';
import { releaseClock } from '../clock.ts';

// The next file of a worker begins in the present, whatever time this one held.
afterAll(releaseClock);
