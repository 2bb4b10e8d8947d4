import type { Document, Tag } from './tags.ts';

const belongsInHead = 'title, base, meta[charset], meta[name], meta[property], meta[http-equiv], link[rel]';
// Of these, one alone may be put into a body on purpose; several were left behind.
const neverInBody = 'title:not(svg title), meta[charset], meta[name], meta[property]';

/**
 * The element that ended the head too early, when tags of the head were left behind it.
 * A parser closes the head at the first element that cannot be in it, and ignores the end tag that follows.
 */
export function earlyBody(document: Document): Tag | undefined {
  const [first] = document.elements('body > *');
  const [head] = document.elements('head');
  if (!first || !head) return undefined;
  const culprit = document.tag(first);
  if (document.find(neverInBody).filter(({ inHead }) => !inHead).length > 1) return culprit;
  if (head.sourceCodeLocation?.endTag) return undefined;
  const from = culprit.offset ?? 0;
  const rest = document.source.slice(from).search(/<\/head\s*>|<body[\s>]/i);
  const stranded = document
    .find(belongsInHead)
    .some(({ inHead, offset = 0 }) => !inHead && offset < from + rest);
  return rest >= 0 && stranded ? culprit : undefined;
}
