import type { EuCountry } from './countries.ts';
import { britain, bulgaria, cyprus, czechia, latvia, spain, switzerland } from './vat-checks-by-kind.ts';
import { isLuhn, lastIs, luhnSum, weighted } from './vat-digits.ts';

/** ISO 7064, mod 11,10: the last digit checks the others. */
function iso1110(digits: string): boolean {
  let rest = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + rest) % 10 || 10;
    rest = (sum * 2) % 11;
  }
  return (11 - rest) % 10 === Number(digits.at(-1));
}

const austria = (number: string): boolean => lastIs(number, (96 - luhnSum(number.slice(1, 8), 1)) % 10);

function france(number: string): boolean {
  // Keys with letters follow no public rule.
  if (!/^\d{11}$/.test(number)) return true;
  return Number(number.slice(0, 2)) === (12 + 3 * (Number(number.slice(2)) % 97)) % 97;
}

function ireland(number: string): boolean {
  const [, digits = '', check = '', more = ''] = /^(\d{7})([A-W])([A-I]?)$/.exec(number) ?? [];
  if (digits === '') return true;
  const extra = more === '' ? 0 : (more.charCodeAt(0) - 64) * 9;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === check;
}

function lithuania(number: string): boolean {
  const body = number.slice(0, -1);
  const sum = (start: number) =>
    [...body].reduce((total, sign, place) => total + Number(sign) * (((place + start) % 9) + 1), 0) % 11;
  const first = sum(0);
  return lastIs(number, (first === 10 ? sum(2) : first) % 10);
}

function netherlands(number: string): boolean {
  const digits = number.slice(0, 9);
  if (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(digits[8])) return true;
  // The form of sole traders since 2020.
  const spelt = [...`NL${number}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(spelt) % 97n === 1n;
}

/** The countries whose numbers can be checked. */
export type VatCountry = EuCountry | 'CH' | 'GB';

/** The check digits by country; the number comes without its two letters, in its right form. */
export const vatChecks: Readonly<Record<VatCountry, (number: string) => boolean>> = {
  AT: austria,
  BE: (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)),
  BG: bulgaria,
  CH: switzerland,
  CY: cyprus,
  CZ: czechia,
  DE: iso1110,
  DK: (n) => weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (n) => lastIs(n, (10 - (weighted(n, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10),
  ES: spain,
  FI: (n) => lastIs(n, (11 - (weighted(n, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11),
  FR: france,
  GB: britain,
  GR: (n) => lastIs(n, (weighted(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10),
  HR: iso1110,
  HU: (n) => lastIs(n, (10 - (weighted(n, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10),
  IE: ireland,
  IT: isLuhn,
  LT: lithuania,
  LU: (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)),
  LV: latvia,
  MT: (n) => weighted(n, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  NL: netherlands,
  PL: (n) => lastIs(n, weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
  PT: (n) => lastIs(n, ((11 - (weighted(n, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10),
  RO: (n) =>
    lastIs(
      n.padStart(10, '0'),
      ((weighted(n.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10,
    ),
  SE: (n) => isLuhn(n.slice(0, 10)),
  SI: (n) => lastIs(n, (11 - (weighted(n, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10),
  SK: (n) => Number(n) % 11 === 0,
};
