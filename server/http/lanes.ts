import type { Lane } from './admission.ts';

/** The kinds of work that a request can mean. */
export type WorkKind = 'page' | 'form' | 'api' | 'account' | 'tool' | 'file' | 'upload' | 'stored';

/** The largest body that is waited for before the work begins; what is larger is read while it is worked on. */
export const smallBody = 64 * 1024;

// A puzzle is signed and not kept: giving one costs no more than refusing it, and without it no form can be sent.
const always = /^\/(healthz|readyz|metrics|api\/captcha)$/;
const accounts =
  /^\/(account|admin-panel|v1|v2|auth|api\/(session|sessions|identity|staff|captcha))(\/|:|\.data$|$)/;
const files = /^\/(pictures|og|api\/(profile\/photos|icons|enquiries\/files))\//;

interface Asked {
  method: string;
  path: string;
  /** The size of the body in bytes; infinite if the request doesn't say. */
  body: number;
}

/** The queue a request belongs to; null for requests that are always answered. */
export function kindOf({ method, path, body }: Asked): WorkKind | null {
  const reading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  if (reading && always.test(path)) return null;
  if (body > smallBody) return 'upload';
  if (path.startsWith('/api/tools/')) return 'tool';
  if (accounts.test(path)) return 'account';
  if (reading && files.test(path)) return 'file';
  if (path.startsWith('/api/')) return reading ? 'api' : 'form';
  return reading ? 'page' : 'form';
}

/**
 * The lines by how many connections the database has. Together about as many work at once as there are connections,
 * so that a request that was let in does not wait for one; and few of each kind, one page and one form for each ten
 * connections, because all share one thread, where a second page only makes both slower. Ten tabs that are opened at
 * once may wait; under a flood nobody waits for more than a few times what their request takes, and the rest hear at
 * once that they should come back. Accounts and the panel have places of their own, so that a flood of readers does not
 * shut their people out. Uploads wait for the network rather than for us, so more of them may be under way. A page that
 * is stored stands in a line once, whoever asks for it: it is worth waiting for, because it is made for everybody.
 */
export function lanesFor(connections: number): Record<WorkKind, Lane> {
  const share = (part: number) => Math.max(1, Math.round(connections * part));
  return {
    page: { atWork: share(0.1), waiting: share(3), patience: 10_000, hurried: 80 },
    form: { atWork: share(0.1), waiting: share(10), patience: 10_000, hurried: 30 },
    api: { atWork: share(0.2), waiting: share(3), patience: 10_000, hurried: 40 },
    account: { atWork: share(0.2), waiting: share(2), patience: 10_000, hurried: 500 },
    tool: { atWork: share(0.2), waiting: share(1), patience: 1000, hurried: 500 },
    file: { atWork: share(0.2), waiting: share(4), patience: 3000, hurried: 1000 },
    upload: { atWork: share(2), waiting: share(1), patience: 3000, hurried: 1000 },
    stored: { atWork: share(0.2), waiting: share(20), patience: 10_000, hurried: 10_000 },
  };
}
