import type { ModelReport } from '../kit/models/model-report.ts';
import type { Turn } from './conversation.ts';

/** What is being done for a question. */
export type AskProgress =
  | { is: 'model'; report: ModelReport }
  | { is: 'preparing'; done: number; of: number }
  /** A provider writes: the turn as far as it is. */
  | { is: 'writing'; turn: Turn };
