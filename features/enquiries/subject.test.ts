import { describe, expect, it } from 'vitest';
import { demoAddress, readableState, subjectOf, subjectWords } from './subject.ts';

const demos = [{ id: 'route-optimization', path: '/route-optimization/demo', name: 'Rounds' }];
const of = (query: string) => subjectOf(new URLSearchParams(query), demos);

describe('what an address says that it is about', () => {
  it('knows plans, with the role that is hired', () => {
    expect(of('plan=weekly&role=Test+engineer')).toEqual({
      plan: { slug: 'weekly', name: 'Weekly' },
      role: 'Test engineer',
    });
    expect(of('plan=made-up&role=King')).toEqual({});
  });

  it('takes an application by its slug, and its name if there is one', () => {
    expect(of('application=route-planner').application).toEqual({
      slug: 'route-planner',
      name: 'Route planner',
    });
    expect(of('application=x&name=%20The%0AOne%20').application).toEqual({ slug: 'x', name: 'The One' });
    expect(of('application=../etc&name=A')).toEqual({});
  });

  it('takes what was made in a demo that there is, as long as an address holds it', () => {
    expect(of('demo=route-optimization&state=abc').demo).toEqual({
      path: '/route-optimization/demo',
      name: 'Rounds',
      state: 'abc',
    });
    expect(of('demo=other&state=abc')).toEqual({});
    expect(of('demo=route-optimization')).toEqual({});
    expect(of(`demo=route-optimization&state=${'x'.repeat(12_001)}`)).toEqual({});
  });
});

it('opens the demo with the state as it was', () => {
  const demo = of('demo=route-optimization&state=a%2Bb%26c').demo;
  expect(demo && new URL(demoAddress(demo), 'https://a.example').searchParams.get('state')).toBe('a+b&c');
});

it('shows a state that is JSON, plain or in base64url, and nothing else', () => {
  const encoded = Buffer.from('{"stops":["Köln"]}').toString('base64url');
  expect(readableState('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableState(encoded)).toContain('Köln');
  expect(readableState('12')).toBeNull();
  expect(readableState('%%%')).toBeNull();
});

it('says it in a few words', () => {
  expect(subjectWords(of('plan=weekly&role=Test+engineer&application=x'))).toEqual([
    'Weekly: test engineer',
    'Application: X',
  ]);
  expect(subjectWords(of('plan=fixed'))).toEqual(['Plan: Fixed']);
  expect(subjectWords({})).toEqual([]);
});
