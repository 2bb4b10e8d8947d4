import type { Revenue } from '#features/billing/staff/revenue.server.ts';
import type { StageSum } from '#features/leads/board.server.ts';

/** Something that is late or waits, and where it is dealt with. */
export interface Overdue {
  id: string;
  /** In words, with the figure in it: “3 enquiries wait longer than we promised”. */
  title: string;
  note: string;
  count: number;
  href: string;
  /** `late` is past a date or a promise; `waits` is ours to do. */
  kind: 'late' | 'waits';
}

/** Something that takes place today. */
export interface Today {
  id: string;
  /** The studio's clock. */
  time: string;
  title: string;
  note: string;
  href: string;
}

/** What the overview of the panel shows. */
export interface Overview {
  overdue: readonly Overdue[];
  today: readonly Today[];
  /** Null for people who may not open the section it comes from. */
  pipeline: readonly StageSum[] | null;
  money: Revenue | null;
}
