import { describe, expect, it } from 'vitest';
import { makeLog, scrub } from './log.ts';

const linesOf = (run: (log: ReturnType<typeof makeLog>) => void): string => {
  let text = '';
  run(
    makeLog('info', {
      write: (line) => {
        text += line;
      },
    }),
  );
  return text;
};

describe('log', () => {
  it('keeps addresses, tokens and networks out', () => {
    const text = linesOf((log) =>
      log.info({ email: 'ann@example.com', visitor: { ip: '192.0.2.7' }, token: 'abc' }, 'seen'),
    );
    expect(text).not.toMatch(/ann@|192\.0\.2\.7|abc/);
    expect(text).toContain('seen');
  });

  it('keeps what pg and drizzle say about the row out of an error', () => {
    const error = Object.assign(new Error('Failed query: insert into t\nparams: ann@example.com,Ann'), {
      cause: Object.assign(new Error('duplicate'), {
        code: '23505',
        detail: 'Key (email)=(ann@example.com)',
      }),
    });
    const text = linesOf((log) => log.error({ err: error }, 'failed'));
    expect(text).not.toContain('ann@example.com');
    expect(text).toContain('23505');
  });

  it('scrubs addresses from any text', () => {
    expect(scrub('550 <a.b+c@example.co.uk>: unknown')).toBe('550 <[e-mail]>: unknown');
  });
});
