/** A text escaped for XML, between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text
    // Characters that XML doesn't allow would make the whole file unreadable.
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
