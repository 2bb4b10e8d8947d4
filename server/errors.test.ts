import { describe, expect, it } from 'vitest';
import { answerableAs, badInput, isUnavailable, tooMany, unavailable } from './errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

describe('errors', () => {
  it('show the user the fields and nothing of the cause', () => {
    const error = badInput({ email: 'Please write an address.' });
    expect(error.status).toBe(422);
    expect(error.toBody()).toEqual({
      error: {
        code: 'bad_input',
        message: 'Please check the marked fields.',
        fields: { email: 'Please write an address.' },
      },
    });
  });

  it('answer a value that only the database refused, and leave our own faults alone', () => {
    const wrapped = (code: string) => new Error('Failed query', { cause: withCode(code) });
    for (const code of ['22P02', '22021', '22003', '22007', '22008']) {
      expect(answerableAs(wrapped(code), 'GET')?.status).toBe(404);
      expect(answerableAs(wrapped(code), 'POST')?.status).toBe(400);
    }
    for (const code of ['23505', '23503']) expect(answerableAs(wrapped(code), 'POST')?.status).toBe(409);
    for (const code of ['22012', '42P01', '23514']) expect(answerableAs(wrapped(code), 'GET')).toBeNull();
    expect(answerableAs(withCode('ECONNREFUSED'), 'GET')?.status).toBe(503);
    expect(answerableAs(new TypeError('Failed to parse body as FormData.'), 'POST')?.status).toBe(400);
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
