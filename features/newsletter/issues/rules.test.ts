import { describe, expect, it } from 'vitest';
import { mayDo, missingIn } from './rules.ts';
import { issueStates } from './schema.ts';

const actions = ['save', 'send', 'unschedule', 'stop', 'resume', 'delete'] as const;

describe('an issue', () => {
  it.each([
    ['draft', ['save', 'send', 'delete']],
    ['scheduled', ['unschedule']],
    ['sending', ['stop']],
    ['stopped', ['resume', 'delete']],
    ['sent', ['delete']],
  ] as const)('that is %s lets do %j', (state, may) => {
    expect(actions.filter((action) => mayDo(state, action))).toEqual(may);
    expect(issueStates).toContain(state);
  });

  it('goes out with a subject and a text', () => {
    expect(Object.keys(missingIn({ subject: '', body: ' \n' }))).toEqual(['subject', 'body']);
    expect(missingIn({ subject: 'News', body: 'Words' })).toEqual({});
  });
});
