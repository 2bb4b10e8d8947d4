const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** A text with one spelling for what banks write in several: 'Müller', 'MUELLER' and 'Muller' are the same. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłßæœđıðþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/([aou])e/g, '$1');

const noName = new Set(
  'gmbh co kg ag bv bvba nv sa sarl srl sprl ltd limited inc llc ohg ek ev vzw asbl mbb as aps ab oy ug se plc scop spa und and the et en der die das van von el la le du des am im zu inh dr herr frau mr mrs ms m de'.split(
    ' ',
  ),
);

/** The words of a name that tell it from others: no legal forms, no articles. */
export function nameWords(name: string): string[] {
  const words = folded(name.replace(/\b((?:\p{L}\.){2,})/gu, (dotted) => dotted.replaceAll('.', '')))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !noName.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether two texts differ by one letter: changed, left out, added, or two neighbours swapped. */
export function isOneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
