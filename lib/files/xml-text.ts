/** A text as it stands in XML, between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text
    // Signs that XML cannot hold would make the whole file unreadable.
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
