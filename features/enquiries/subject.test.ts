import { describe, expect, it } from 'vitest';
import { demoAddress, subjectOf, subjectWords } from './subject.ts';

const demos = [{ id: 'route-optimization', path: '/route-optimization/demo', name: 'Rounds' }];
const sources = {
  plans: () => [
    { id: 'fixed', name: 'Fixed' },
    { id: 'weekly', name: 'Weekly' },
  ],
  roles: () => [{ name: 'Test engineer' }],
  demos,
  applicationName: async (slug: string) => (slug === 'route-planner' ? 'Route planner' : null),
};
const of = (query: string) => subjectOf(new URLSearchParams(query), sources);

describe('what an address says that it is about', () => {
  it('knows plans, with the role that is hired', async () => {
    expect(await of('plan=weekly&role=Test+engineer')).toEqual({
      plan: { slug: 'weekly', name: 'Weekly' },
      role: 'Test engineer',
    });
    expect(await of('plan=made-up&role=King')).toEqual({});
  });

  it('takes an application that the catalogue knows', async () => {
    expect((await of('application=route-planner')).application).toEqual({
      slug: 'route-planner',
      name: 'Route planner',
    });
    expect(await of('application=made-up')).toEqual({});
    expect(await of('application=../etc')).toEqual({});
  });

  it('takes what was made in a demo that there is, as long as an address holds it', async () => {
    expect((await of('demo=route-optimization&state=abc')).demo).toEqual({
      path: '/route-optimization/demo',
      name: 'Rounds',
      state: 'abc',
    });
    expect(await of('demo=other&state=abc')).toEqual({});
    expect(await of('demo=route-optimization')).toEqual({});
    expect(await of(`demo=route-optimization&state=${'x'.repeat(12_001)}`)).toEqual({});
  });
});

it('opens the demo with the state as it was', async () => {
  const { demo } = await of('demo=route-optimization&state=a%2Bb%26c');
  expect(demo && new URL(demoAddress(demo), 'https://a.example').searchParams.get('state')).toBe('a+b&c');
});

it('says it in a few words', async () => {
  expect(subjectWords(await of('plan=weekly&role=Test+engineer&application=route-planner'))).toEqual([
    'Weekly: test engineer',
    'Application: Route planner',
  ]);
  expect(subjectWords(await of('plan=fixed'))).toEqual(['Plan: Fixed']);
  expect(subjectWords({})).toEqual([]);
});
