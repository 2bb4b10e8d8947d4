/** Words on invoices whose letters a scan confuses with digits. */
const known =
  'invoice total subtotal net amount payment please point date due number customer client balance payable within days bill tax issued gross electrical materials labour delivery description'.split(
    ' ',
  );

/** A word with the letters and digits that look alike made the same. */
const look = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[1li|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/5/g, 's');
const byLook = new Map(known.map((word) => [look(word), word]));

/** Written as the scanned word was: all large, with a large first letter, or small. */
const inCaseOf = (word: string, sample: string): string => {
  const letters = sample.replace(/[^\p{L}]/gu, '');
  const large = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (large > 1 && large >= letters.length / 2) return word.toUpperCase();
  return /^\p{Lu}/u.test(sample) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** A small l or a large O among digits was a 1 or a 0: 'l5 April', '2O %'. Beside other letters it may be a code. */
const withoutLettersInNumbers = (line: string): string =>
  line.replace(/(?<![\p{L}\d])(?=[\dlO]*\d)[\dlO]{2,}(?![\p{L}\d])/gu, (figure) =>
    figure.replaceAll('l', '1').replaceAll('O', '0'),
  );

/** Mends what scans do to words and numbers: 'lNVOlCE', 'T0TAL', 'Electrica1', 'l5 April'. Codes stay as they are. */
export const withoutScanSlips = (line: string): string =>
  withoutLettersInNumbers(line).replace(/(?<![\p{L}\d/.-])[\p{L}|][\p{L}\d|]{2,}(?![\d/-])/gu, (word) => {
    const isOdd = /\p{L}[015|]|[015|]\p{L}/u.test(word) || /^l\p{Lu}|\p{Lu}l\p{Lu}/u.test(word);
    if (!isOdd) return word;
    const meant = byLook.get(look(word));
    if (meant) return inCaseOf(meant, word);
    // One digit in a long word of small letters was a letter.
    return /^\p{L}{3,}[01]\p{L}*$|^\p{L}+[01]\p{L}{3,}$/u.test(word) && /\p{Ll}{3}/u.test(word)
      ? word.replace('0', 'o').replace('1', 'l')
      : word;
  });
