import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Records } from '../records.ts';

/** The records as screens get them: to read, and to change. */
export type Used = UsedSandbox<Records>;
