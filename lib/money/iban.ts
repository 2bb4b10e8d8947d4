/** The remainder by which IBANs and creditor references check themselves (ISO 7064, mod 97-10). */
function mod97(text: string): number {
  let rest = 0;
  for (const sign of text)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** An account number without spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** Whether a text has the form of an international account number and its check digits are right. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** In groups of four, as printed on paper. */
export const spacedIban = (text: string): string => plainIban(text).replace(/(.{4})(?=.)/g, '$1 ');
