import { estimated } from './integrations/estimated.ts';
import type { Integration } from './integrations/integration.ts';
import { running } from './integrations/running.ts';

/** The directory: what runs in this code, then what we would connect. */
export const integrations: readonly Integration[] = [...running, ...estimated];
export const runningCount = running.length;
