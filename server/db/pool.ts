import type { Socket } from 'node:net';
import pg from 'pg';
import { unavailable } from '../errors.ts';
import { unheardRead } from '../freshness/tags.ts';
import { log } from '../log.ts';
import { isTraced, timed } from '../trace/trace.ts';
import { DividedSocket } from './divided-socket.ts';

/** Options of a pool beside where the server is. */
interface PoolOptions {
  max: number;
  /** Milliseconds after which the server stops a statement. */
  statementTimeout?: number;
  applicationName?: string;
}

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * A pool that can be told that its server is away: from then on it refuses at once what would otherwise wait,
 * so that requests answer 503 instead of piling up. Whoever watches the server says when it is back.
 */
export class Pool extends pg.Pool {
  readonly #sockets: Set<Socket>;
  #awaySince: number | null = null;

  constructor(config: pg.PoolConfig) {
    const sockets = new Set<Socket>();
    super({
      ...config,
      stream: () => {
        const socket = new DividedSocket();
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        return socket;
      },
    });
    this.#sockets = sockets;
  }

  /** The time in milliseconds since which the server is known to be unreachable; null while it answers. */
  get awaySince(): number | null {
    return this.#awaySince;
  }

  /** Refuses everything from here on. */
  refuse(): void {
    this.#awaySince ??= Date.now();
  }

  /** Takes queries again. */
  resume(): void {
    this.#awaySince = null;
  }

  /** Ends all connections without a word: what waits on them for a server that does not answer fails now. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  // `query` calls this too.
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const refusal = this.#awaySince === null ? unheardRead() : unavailable();
    if (!callback) return refusal ? Promise.reject(refusal) : super.connect();
    if (refusal) process.nextTick(callback, refusal);
    else super.connect(callback);
    return undefined;
  }
}

/** The text of a statement, however it was handed over. */
const statementOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given);

/** Lets a trace of a request see the statements sent to this pool outside transactions. */
function showQueries(pool: Pool): void {
  pool.query = new Proxy(pool.query.bind(pool), {
    apply(query, self, given: unknown[]) {
      const ask = () => Reflect.apply(query, self, given);
      return isTraced() ? timed('query', statementOf(given[0]), ask) : ask();
    },
  });
}

/** A connection pool that survives an outage of its server: lost connections are logged and replaced. */
export function makePool(connection: pg.ClientConfig, options: PoolOptions): Pool {
  const pool = new Pool({
    ...connection,
    max: options.max,
    statement_timeout: options.statementTimeout ?? 15_000,
    // For a line that went dead without a word: the server's own timeout cannot be heard over it.
    query_timeout: (options.statementTimeout ?? 15_000) + 5000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: options.applicationName ?? `akra ${process.pid}`,
  });
  showQueries(pool);
  // Without these listeners a stopped database ends the whole process: the pool hears of connections that rest in it,
  // but not of one that is lent out and between two statements of a transaction.
  pool.on('error', (error) => log().warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  // A statement that timed out can leave its transaction open, or open one later. Whoever borrowed the connection next
  // would write into that transaction, be told that all is well, and lose it: such a connection is closed instead.
  pool.on('release', (_, client) => {
    const isAtWork = 'readyForQuery' in client && client.readyForQuery === false;
    if (isAtWork || client.getTransactionStatus() !== 'I') void client.end().catch(() => {});
  });
  return pool;
}
