import type { Status } from '../kinds.ts';
import type { SubmissionStatus } from '../submissions/rules.ts';

/** An entry as far as hiding and showing it goes. */
interface Showable {
  status: Status;
  /** Where its submission stands; null for what the studio put in itself. */
  submission: SubmissionStatus | null;
}

/** What is in the catalogue can be hidden. */
export const mayHide = ({ status }: Showable): boolean => status === 'published';

/**
 * What is hidden can be shown again; what somebody submitted only while it counts as published, so that nobody says
 * yes to it here, nor brings back what its owner took out.
 */
export const mayShow = ({ status, submission }: Showable): boolean =>
  status === 'draft' && (submission === null || submission === 'published');

/** What waits for a decision is decided about, and not deleted. */
export const mayDelete = ({ status }: Showable): boolean => status !== 'in-review';
