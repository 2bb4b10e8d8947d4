import { expect, it } from 'vitest';
import { nextInTalk } from './talk.ts';

const asked = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return nextInTalk(form);
};

it('asks for the topic, then for the words, then for the person', () => {
  expect(asked({ at: '0' })).toMatchObject({ step: 0, wrong: 'Please choose what fits best.' });
  expect(asked({ at: '0', topics: 'rescue' })).toEqual({
    step: 1,
    topic: 'rescue',
    message: '',
    wrong: null,
  });
  expect(asked({ at: '1', topics: 'rescue', message: '  ' })).toMatchObject({
    step: 1,
    wrong: 'Please write a few words.',
  });
  expect(asked({ at: '1', topics: 'rescue', message: ' Mail stops.\r\nDaily. ' })).toEqual({
    step: 2,
    topic: 'rescue',
    message: 'Mail stops.\nDaily.',
    wrong: null,
  });
});

it('goes back and loses nothing', () => {
  const answers = { topics: 'ai', message: 'Something.' };
  expect(asked({ ...answers, to: '0' })).toEqual({
    step: 0,
    topic: 'ai',
    message: 'Something.',
    wrong: null,
  });
  expect(asked({ ...answers, to: '1' })).toMatchObject({ step: 1, message: 'Something.' });
  expect(asked({ at: '0', ...answers, topics: 'people' })).toMatchObject({ step: 1, message: 'Something.' });
});

it('takes no topic that nobody offered, and no message that is too long', () => {
  expect(asked({ at: '0', topics: 'nonsense' })).toMatchObject({ step: 0, topic: '' });
  expect(asked({ at: '1', topics: 'ai', message: 'x'.repeat(8001) })).toMatchObject({ step: 1 });
});
