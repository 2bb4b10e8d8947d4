import initSqlJs from 'sql.js';
import runtime from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { serveJob } from '../../kit/run/serve-job.ts';
import { markSql, type SqlAnswer, type SqlJob } from './run-sql.ts';

const opening = initSqlJs({ locateFile: () => runtime });

/** `open` only gets everything ready. */
serveJob<SqlJob | 'open', never, SqlAnswer | null>(async (job) => {
  const sql = await opening.catch(() => {
    throw new Error('The database didn’t load. Check your connection and run the query again.');
  });
  return job === 'open' ? null : markSql(sql, job);
});
