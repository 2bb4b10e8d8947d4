import { describe, expect, it } from 'vitest';
import { topics } from '#features/enquiries/choices.ts';
import { talkFrom } from './use-kept-talk.ts';

const topic = topics[0]?.value ?? '';
const read = (kept: unknown) => talkFrom(JSON.stringify(kept));

describe('a conversation that was kept', () => {
  it('goes on at its question, without the complaint of then', () => {
    const talk = { step: 2, topic, message: 'A book club.', wrong: null };
    expect(read(talk)).toEqual(talk);
    expect(read({ ...talk, step: 1, wrong: 'Please write a few words.' })).toEqual({ ...talk, step: 1 });
    expect(read({ ...talk, step: 0 })).toEqual({ ...talk, step: 0 });
  });

  it('asks for the message where there is none', () => {
    expect(read({ step: 2, topic, message: '', wrong: null })?.step).toBe(1);
  });

  it('is nothing where it was changed or never begun', () => {
    expect(talkFrom(null)).toBeNull();
    expect(talkFrom('{"step":')).toBeNull();
    expect(read({ step: 1, topic: 'cheese', message: 'x' })).toBeNull();
    expect(read({ step: 1, topic, message: 5 })).toBeNull();
  });
});
