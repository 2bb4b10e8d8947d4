import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beforeEach, vi } from 'vitest';

const asked = new AsyncLocalStorage<string[]>();

/** Notes what the database is asked in the tests of a file. */
export function noteStatements(): void {
  beforeEach(() => {
    const { query } = pg.Client.prototype;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [first] = given;
      const text = typeof first === 'object' && first && 'text' in first ? first.text : first;
      asked.getStore()?.push(String(text));
      return Reflect.apply(query, this, given);
    });
  });
}

/** What a piece of work gives, and every statement that the database was asked for it. */
export async function withStatements<T>(
  work: () => T | Promise<T>,
): Promise<{ given: T; statements: string[] }> {
  const statements: string[] = [];
  const given = await asked.run(statements, work);
  return {
    given,
    // To keep what was written behind a savepoint costs the same as to take it back.
    statements: statements.map((text) => text.replace(/^(release|rollback to) savepoint/, 'end savepoint')),
  };
}
