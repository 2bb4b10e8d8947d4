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

  it('keeps what somebody sent out of a line, wherever it stands', () => {
    const sent = 'ann@example.com\0\n{"level":"error","msg":"forged"}';
    const refused = Object.assign(new Error(`invalid input syntax for type uuid: "${sent}"`), {
      code: '22P02',
    });
    const query = new Error(`Failed query: select\nparams: ${sent},192.0.2.7`, { cause: refused });
    const text = linesOf((log) => {
      log.error({ err: query, path: '/people/ann%40example.com', list: [{ from: sent }] }, `for ${sent}`);
      log.error(query);
    });
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['error', 'error']);
    expect(text).not.toMatch(/ann(@|%40)example|192\.0\.2\.7|\\u0000/);
    expect(text).not.toContain('params');
    expect(text).toContain('invalid input syntax for type uuid: [value]');
    expect(text).toContain('log.test.ts');
  });

  it.each([
    ['call +49 30 1234567 now', 'call [phone] now'],
    ['from 2001:db8:0:0:1:2:3:4', 'from [address]'],
    ['/confirm?token=abc.def&x=1', '/confirm?token=[kept out]&x=1'],
    ['Bearer eyJhbGciOi.eyJzdWIi.sig', 'Bearer [kept out]'],
    ['colour \u001b[31m and line\u2028break', 'colour \ufffd[31m and line\ufffdbreak'],
    [
      '019a0000-0000-7000-8000-000000000000 took 12:30:45',
      '019a0000-0000-7000-8000-000000000000 took 12:30:45',
    ],
  ])('says of %j only %j', (text, said) => expect(scrub(text)).toBe(said));

  it('scrubs addresses from any text', () => {
    expect(scrub('550 <a.b+c@example.co.uk>: unknown')).toBe('550 <[e-mail]>: unknown');
  });
});
