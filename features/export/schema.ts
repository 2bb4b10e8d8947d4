/** How an export stands. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'removed'] as const;

/** How long a file is kept. */
export const keptHours = 24;

/** An export as the panel shows it. */
export interface ExportLine {
  id: string;
  state: (typeof exportStates)[number];
  /** Tables and files that are in it, of all. */
  done: number;
  total: number;
  bytes: number | null;
  problem: string | null;
  askedAt: string;
  /** When the file goes. */
  endsAt: string | null;
}
