import type { ModelReport } from '../kit/models/model-report.ts';

/** What is being done for a question. */
export type AskProgress =
  | { is: 'model'; report: ModelReport }
  | { is: 'preparing'; done: number; of: number };
