import type { Resume } from '#engines/resume/read-resume.ts';

const cover = (text: string): string => text.replace(/[^\s]/g, '█');
const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';
const dates = new RegExp(
  `(?:\\b(?:${months})\\.?\\s+|\\b\\d{1,2}[./]\\s?)*(?:\\b(?:19|20)\\d{2}\\b|[’']\\d{2}\\b)(?:[-/]\\d{2})?`,
  'gi',
);
const reach = /[\p{L}\d._%+-]+@[\p{L}\d.-]+|https?:\/\/\S+|(?:\+|\(?\b0)[\d\s()./-]{7,}\d/gu;

/**
 * The text of a résumé with its name, contact and dates covered. Every letter keeps its place, so that what was found
 * in the text can still be marked.
 */
export function hideWho(text: string, { name, place, phone, email }: Resume): string {
  let hidden = text;
  const words = (name?.value ?? '').split(/[\s-]+/).filter((word) => word.length > 2);
  for (const word of words)
    hidden = hidden.replace(
      new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu'),
      cover,
    );
  for (const found of [name, place, phone, email])
    if (found) hidden = hidden.slice(0, found.start) + cover(found.value) + hidden.slice(found.end);
  return hidden.replace(reach, cover).replace(dates, cover);
}
