import type { Step } from './fields.ts';

const path = '/account/add_application';

interface SubmissionAddress {
  open: string;
  step: Step;
  q: string;
  page: number;
  /** What the last form did. */
  did: string;
}

/** The address of the list of submissions, or of an open one; what is not said is left out. */
export function submissionHref({ page, ...texts }: Partial<SubmissionAddress> = {}): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, value]) => value));
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
