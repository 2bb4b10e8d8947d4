import { lastIs, luhnDigit, weighted } from './vat-digits.ts';

/** Companies have nine digits; ten are a citizen's, a foreigner's or another body's number, each with its own rule. */
export function bulgaria(number: string): boolean {
  if (number.length === 9) {
    const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return lastIs(number, (first === 10 ? weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first) % 10);
  }
  const citizen = (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [citizen, foreigner, other].some((check) => lastIs(number, check));
}

const cypriot = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** The digits at every other position are replaced by other numbers; the sum gives the letter at the end. */
export function cyprus(number: string): boolean {
  const sum = [...number.slice(0, 8)].reduce(
    (total, sign, place) => total + (place % 2 === 0 ? (cypriot[Number(sign)] ?? 0) : Number(sign)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === number[8];
}

/** Companies have eight digits; nine with a 6 in front are special, the others are birth numbers. */
export function czechia(number: string): boolean {
  if (number.length === 8) {
    const rest = (11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return lastIs(number, (rest || 1) % 10);
  }
  if (number.length === 10) return lastIs(number, (Number(number.slice(0, 9)) % 11) % 10);
  if (number.startsWith('6'))
    return lastIs(number, ((weighted(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11) + 8) % 10);
  // Birth numbers of before 1954 have no check digit, but a month, to which women's add 50.
  const month = Number(number.slice(2, 4)) % 50;
  return month >= 1 && month <= 12;
}

/** People's numbers end with a letter of their remainder, companies' with a check digit or its letter. */
export function spain(number: string): boolean {
  const [first = '', last = ''] = [number[0], number.at(-1)];
  const letterOf = (digits: string) => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23];
  if (/^\d/.test(number)) return letterOf(number.slice(0, 8)) === last;
  if (/^[XYZ]/.test(number)) return letterOf(`${'XYZ'.indexOf(first)}${number.slice(1, 8)}`) === last;
  if (/^[KLM]/.test(number)) return letterOf(number.slice(1, 8)) === last;
  if (!/^[A-HJNP-SUVW]/.test(number)) return false;
  const check = luhnDigit(number.slice(1, 8));
  return last === String(check) || last === 'JABCDEFGHI'[check];
}

/** Companies' numbers begin with 4 or more; people's have a rule of their own, and none since 2017, when they begin with 32. */
export function latvia(number: string): boolean {
  if (Number(number[0]) > 3) return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  if (number.startsWith('32')) return true;
  return lastIs(number, ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10);
}

/** Government and health bodies have short numbers without check digits. */
export function britain(number: string): boolean {
  if (!/^\d/.test(number)) return true;
  const rest = weighted(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return rest === 0 || rest === 42;
}

/** The company's identification number, whose ninth digit checks the others. */
export const switzerland = (number: string): boolean => {
  const digits = number.slice(1, 10);
  return lastIs(digits, (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11);
};
