import { describe, expect, it } from 'vitest';
import { isEu } from './countries.ts';
import { vatChecks } from './vat-checks.ts';
import { isVatId, vatIdProblem } from './vat-id.ts';

// Numbers that the countries' own descriptions and the usual check programs give as examples.
const examples = {
  AT: ['ATU13585627'],
  BE: ['BE0428759497'],
  BG: ['BG175074752'],
  CY: ['CY10259033P'],
  CZ: ['CZ25123891'],
  DE: ['DE136695976', 'DE 136 695 976'],
  DK: ['DK13585628'],
  EE: ['EE100931558'],
  ES: ['ESB58378431'],
  FI: ['FI20774740'],
  FR: ['FR40303265045', 'FR23334175221'],
  GR: ['EL094259216'],
  HR: ['HR33392005961'],
  HU: ['HU12892312'],
  IE: ['IE6433435F', 'IE6433435OA'],
  IT: ['IT00743110157'],
  LT: ['LT119511515', 'LT100001919017', 'LT100004801610'],
  LU: ['LU15027442'],
  LV: ['LV40003521600'],
  MT: ['MT11679112'],
  NL: ['NL004495445B01'],
  PL: ['PL8567346215'],
  PT: ['PT501964843'],
  RO: ['RO18547290'],
  SE: ['SE123456789701'],
  SI: ['SI50223054'],
  SK: ['SK2022749619'],
};

describe('a value added tax number', () => {
  it('is known by form and check digits in every country of the Union', () => {
    for (const [country, numbers] of Object.entries(examples)) {
      expect(isEu(country)).toBe(true);
      for (const number of numbers) expect(vatIdProblem(country, number), number).toBe(null);
    }
  });

  it('is refused with one digit wrong, where the rule of its check digits is public', () => {
    for (const [country, [number = '']] of Object.entries(examples)) {
      if (!(country in vatChecks)) continue;
      const wrong = number.replace(/\d(?=\d{4})/, (digit) => String((Number(digit) + 1) % 10));
      expect(wrong).not.toBe(number);
      expect(vatIdProblem(country, wrong), wrong).not.toBe(null);
    }
  });

  it('is refused under another country, and without its letters', () => {
    expect(isVatId('AT', 'DE136695976')).toBe(false);
    expect(isVatId('DE', '136695976')).toBe(false);
    expect(isVatId('GR', 'GR094259216')).toBe(false);
    expect(vatIdProblem('DE', 'DE1')).toContain('DE123456788');
  });

  it('has no form that we know outside the Union', () => {
    expect(vatIdProblem('CH', 'CHE-123.456.788 MWST')).toBe(null);
    expect(isVatId('CH', 'CHE-123.456.788 MWST')).toBe(false);
  });
});
