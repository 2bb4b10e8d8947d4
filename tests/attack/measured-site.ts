import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Site, startSite } from '../../scripts/test/site.ts';

/** A time in which the server's event loop did nothing else. */
interface Hold {
  /** For how many ms others waited. */
  waited: number;
  /** For how many of them the main thread worked; for the rest it had no core. */
  worked: number;
  /** For how many of them the system worked for it, as when memory that was put aside is fetched back. */
  system: number;
  /** For how many of them memory was collected. */
  collected: number;
  /** The requests that began or ended in it. */
  requests: readonly string[];
}

/** What the server's process says of itself since it was last asked. */
export interface Gauge {
  /** The longest ones. */
  holds: readonly Hold[];
  rss: number;
  /** What is still in use after a collection. */
  heap: number;
}

export interface MeasuredSite extends Site {
  gauge: () => Promise<Gauge>;
}

/** Starts the built site with a gauge in its process. */
export async function startMeasuredSite(folder: string, env: Record<string, string>): Promise<MeasuredSite> {
  const socket = join(folder, 'gauge.sock');
  const site = await startSite({
    ...env,
    DATA_DIR: join(folder, 'data'),
    ATTACK_GAUGE: socket,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'gauge.mjs')}`,
  });
  return { ...site, gauge: async () => JSON.parse(await text(connect(socket))) as Gauge };
}
