/** What is read aloud of a lesson: its first paragraph, without a last sentence that only leads to an example below. */
export function introductionOf(source: string): string {
  const first = source
    .split(/\n{2,}/)
    .find((block) => /\p{L}/u.test(block) && !/^(#|```|\||>|[-*] )/.test(block));
  const plain = (first ?? '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!plain.endsWith(':')) return plain;
  const sentence = plain.lastIndexOf('. ');
  return sentence < 0 ? plain : plain.slice(0, sentence + 1);
}
