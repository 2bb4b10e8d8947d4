import { expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';

const posted = (body: URLSearchParams) => new Request('https://akra.example/', { method: 'POST', body });

it('gathers the fields of a group into one object, by what stands after the first dot', async () => {
  const body = new URLSearchParams({
    name: 'Ann',
    'answers.size': 'two',
    'times.2026-11-16T10:00:00.000Z': 'on',
    'times.2026-11-16T11:00:00.000Z': 'on',
  });
  expect(await fieldsOf(posted(body))).toEqual({
    name: 'Ann',
    answers: { size: 'two' },
    times: { '2026-11-16T10:00:00.000Z': 'on', '2026-11-16T11:00:00.000Z': 'on' },
  });
});
