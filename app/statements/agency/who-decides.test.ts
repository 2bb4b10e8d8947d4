import { describe, expect, it } from 'vitest';
import { roles } from '#content/form-pages/pricing.ts';
import { decidedBy } from './who-decides.ts';

const named = (question: string) => {
  const at = decidedBy(question);
  return at === null ? null : roles[at]?.name;
};

describe('who decides a question', () => {
  it('follows from its words', () => {
    expect(named('Which colour should the button have?')).toBe('Interface designer');
    expect(named('Where do we store the invoices, in which tables?')).toBe('Product engineer');
    expect(named('May the chatbot answer without a source?')).toBe('Data and model engineer');
    expect(named('Is the release safe?')).toBe('Test engineer');
    expect(named('What comes first if we miss the deadline?')).toBe('Delivery lead');
  });

  it('is left to a person where no word, or two roles, are named', () => {
    expect(named('')).toBeNull();
    expect(named('Hello there')).toBeNull();
    expect(named('code or colour')).toBeNull();
  });
});
