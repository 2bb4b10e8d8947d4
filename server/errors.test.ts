import { describe, expect, it } from 'vitest';
import { badInput, isUnavailable, tooMany, unavailable } from './errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

describe('errors', () => {
  it('show the user the fields and nothing of the cause', () => {
    const error = badInput({ email: 'Please write an address.' });
    expect(error.status).toBe(422);
    expect(error.toBody()).toEqual({
      error: {
        code: 'bad_input',
        message: 'Please look at the marked fields.',
        fields: { email: 'Please write an address.' },
      },
    });
  });

  it('round a waiting time up to whole seconds', () => {
    expect(tooMany(0.2).retryAfter).toBe(1);
    expect(tooMany(1.5).retryAfter).toBe(2);
  });

  it('know a lost connection from a wrong query, also behind a cause', () => {
    expect(isUnavailable(withCode('ECONNREFUSED'))).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: withCode('57P03') }))).toBe(true);
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    expect(isUnavailable(unavailable())).toBe(true);
    expect(isUnavailable(withCode('23505'))).toBe(false);
    expect(isUnavailable('text')).toBe(false);
  });
});
