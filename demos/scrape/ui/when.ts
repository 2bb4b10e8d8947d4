import type { Run } from '../runs.ts';

/** When a run was, in the viewer's time zone. */
export const when = ({ at }: Run) =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
