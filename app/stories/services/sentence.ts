import { slugFrom } from '#lib/text/slug.ts';

const person =
  /\b(customers?|clients?|users?|staff|members?|visitors?|patients?|drivers?|students?|teachers?|guests?|buyers?|sellers?|managers?|employees?|parents?|people|somebody|someone|anybody|anyone|who(ever)?|we|i|teams?|owners?|tenants?|readers?|authors?|doctors?|nurses?)\b/i;
const vague =
  /\b(improve|optimi[sz]e|enhance|better|support|handle|manage|modernise|modernize|streamline|revamp|stuff|etc|various|everything)\w*\b/i;

/** What keeps a sentence from being one feature; empty where nothing does. */
export function faultsOf(sentence: string): string[] {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  const blurred = vague.exec(sentence)?.[0];
  return [
    ...(words.length < 3 ? ['Say it in a whole sentence: who does what.'] : []),
    ...(words.length >= 3 && !person.test(sentence)
      ? ['There is no person in it. Begin with the person who does it.']
      : []),
    ...(blurred ? [`“${blurred}” can’t be tested. Say what is different afterwards.`] : []),
    ...(/\b(and|or|as well as)\b|;/i.test(sentence) ? ['It may be two features. Take the first.'] : []),
    ...(words.length > 16 ? ['It is longer than sixteen words. What could wait?'] : []),
  ];
}

/** The folder that a feature of this name would have, without its small words. */
export const folderOf = (sentence: string): string =>
  slugFrom(sentence.replace(/\b(the|a|an|their|own|its|his|her|our|my|to|of|in|for|with)\b/gi, ' '))
    .split('-')
    .slice(0, 4)
    .join('-');

/** The brief as a file to take away. */
export function briefText(sentence: string, layers: readonly (readonly [string, string])[]): string {
  return [
    `# ${sentence.trim()}`,
    '',
    `Folder: features/${folderOf(sentence)}`,
    '',
    ...layers.map(([name, text]) => `- [ ] ${name}: ${text}`),
    '- [ ] Your own team has changed it once',
    '',
  ].join('\n');
}
