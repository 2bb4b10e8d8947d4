import { describe, expect, it } from 'vitest';
import { isEu } from './countries.ts';
import { vatChecks } from './vat-checks.ts';
import { isVatId, vatIdProblem } from './vat-id.ts';

// Numbers that the countries' own descriptions and the usual check programs give as examples.
const examples = {
  AT: ['ATU13585627'],
  BE: ['BE0428759497'],
  BG: ['BG175074752', 'BG831650349', 'BG7523169263', 'BG7111042925'],
  CH: ['CHE107787577', 'CHE-107.787.577 MWST'],
  CY: ['CY10259033P', 'CY00532445O'],
  CZ: ['CZ25123891', 'CZ46505334', 'CZ7103192745', 'CZ640903926'],
  DE: ['DE136695976', 'DE 136 695 976'],
  DK: ['DK13585628'],
  EE: ['EE100931558'],
  ES: ['ESB58378431', 'ESA13585625', 'ES54362315K', 'ESX2482300W', 'ESQ2876031B'],
  FI: ['FI20774740'],
  FR: ['FR40303265045', 'FR23334175221'],
  GB: ['GB980780684', 'GB802311782', 'GBGD001'],
  GR: ['EL094259216'],
  HR: ['HR33392005961'],
  HU: ['HU12892312'],
  IE: ['IE6433435F', 'IE6433435OA'],
  IT: ['IT00743110157'],
  LT: ['LT119511515', 'LT100001919017', 'LT100004801610'],
  LU: ['LU15027442'],
  LV: ['LV40003521600', 'LV40003009497', 'LV16117519997'],
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
  it('is known by form and check digits in every country of the Union, Britain and Switzerland', () => {
    expect(Object.keys(vatChecks).toSorted()).toEqual(Object.keys(examples));
    expect(Object.keys(vatChecks).filter((country) => !isEu(country))).toEqual(['CH', 'GB']);
    for (const [country, numbers] of Object.entries(examples)) {
      for (const number of numbers) expect(vatIdProblem(country, number), number).toBe(null);
    }
  });

  it('is refused with one digit wrong', () => {
    for (const [country, [number = '']] of Object.entries(examples)) {
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

  it('has no form that we know elsewhere, and leaves the tax to nobody outside the Union', () => {
    expect(vatIdProblem('US', '12-3456789')).toBe(null);
    expect(isVatId('CH', 'CHE107787577')).toBe(false);
  });
});
