import { describe, expect, it } from 'vitest';
import { briefText, faultsOf, folderOf } from './sentence.ts';

describe('a feature in one sentence', () => {
  it('is taken with a person in it, and one thing they do', () => {
    expect(faultsOf('Customers move their own appointment')).toEqual([]);
    expect(faultsOf('A driver sees the next stop')).toEqual([]);
  });

  it('is sent back with what is missing', () => {
    expect(faultsOf('')).toEqual(['Say it in a whole sentence: who does what.']);
    expect(faultsOf('Improve the portal')).toEqual([
      'There is no person in it. Begin with the person who does it.',
      '“Improve” can’t be tested. Say what is different afterwards.',
    ]);
    expect(faultsOf('Clients pay invoices and download them')).toEqual([
      'It may be two features. Take the first.',
    ]);
    expect(faultsOf(`Members ${'really '.repeat(16)}pay`)).toEqual([
      'It is longer than sixteen words. What could wait?',
    ]);
  });

  it('names its folder, and is taken away as a list', () => {
    expect(folderOf('Customers move their own appointment')).toBe('customers-move-appointment');
    expect(briefText('Customers move it', [['Schema', 'What the data is.']])).toBe(
      '# Customers move it\n\nFolder: features/customers-move-it\n\n- [ ] Schema: What the data is.\n- [ ] Your own team has changed it once\n',
    );
  });
});
