import { describe, expect, it } from 'vitest';
import { distance, forgiving, invoiceOf, paidBy, pressing, seated } from './rules.ts';

describe('the miniatures of the parts', () => {
  it('seat people in their order, and move the first up who waits', () => {
    const full = { seats: 2, people: ['Ann', 'Ben', 'Cem'] };
    expect(seated(full)).toEqual({ in: ['Ann', 'Ben'], waiting: ['Cem'] });
    expect(seated({ ...full, people: ['Ben', 'Cem'] })).toEqual({ in: ['Ben', 'Cem'], waiting: [] });
  });

  it('round tax once, over the whole invoice', () => {
    const lines = [1, 2, 3].map(() => ({ quantity: 1, price: 333 }));
    expect(invoiceOf(lines, 19)).toEqual({ net: 999, vat: 190, sum: 1189 });
  });

  it('order leads by what counts', () => {
    const leads = [
      { name: 'old', waits: 10, budget: 5 },
      { name: 'rich', waits: 1, budget: 80 },
    ];
    expect(pressing(leads, 0)[0]).toMatchObject({ name: 'old', points: 100 });
    expect(pressing(leads, 100)[0]).toMatchObject({ name: 'rich', points: 100 });
    expect(pressing([], 50)).toEqual([]);
  });

  it('forgive a typing error, not two different words', () => {
    expect(distance('kitten', 'sitting')).toBe(3);
    const names = ['Invoice reader', 'Leave planner', 'Route planner'];
    expect(forgiving(names, 'plannr')).toEqual(['Leave planner', 'Route planner']);
    expect(forgiving(names, 'invioce')).toEqual(['Invoice reader']);
    expect(forgiving(names, 'rocket')).toEqual([]);
    expect(forgiving(names, ' ')).toEqual(names);
  });

  it('match a bank line by its number first, by an amount that is alone next, or leave it to a person', () => {
    const open = [
      { number: 'R-12', cents: 90_000 },
      { number: 'R-13', cents: 90_000 },
      { number: 'R-14', cents: 12_500 },
    ];
    expect(paidBy({ text: 'R-13 THANKS', cents: 90_000 }, open)).toBe('R-13');
    expect(paidBy({ text: 'INVOICE', cents: 12_500 }, open)).toBe('R-14');
    expect(paidBy({ text: 'INVOICE', cents: 90_000 }, open)).toBeNull();
  });
});
