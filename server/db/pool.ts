import pg from 'pg';
import { log } from '../log.ts';

/** Options of a pool beside where the server is. */
export interface PoolOptions {
  max: number;
  /** Milliseconds after which the server stops a statement. */
  statementTimeout?: number;
  applicationName?: string;
}

/** A pool of connections that survives its server's going away: lost connections are logged and replaced. */
export function makePool(connection: pg.ClientConfig, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
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
  // Without this listener a stopped database ends the whole process.
  pool.on('error', (error) => log().warn({ err: error }, 'a database connection was lost'));
  return pool;
}
