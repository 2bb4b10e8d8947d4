import type { ShownPost } from '#features/publishing/present.server.ts';
import { richHtml } from '#lib/text/rich-html.ts';

/** A post as HTML for feed readers: with its headings and the notes that stand beside it here. */
export function postHtml({ href, lead, sections }: ShownPost, origin: string): string {
  const options = { origin, page: origin + href };
  const plain = (words: string) => richHtml([words], options);
  const parts = sections.map(({ heading, body, note }) =>
    [
      heading ? `<h2>${plain(heading)}</h2>` : '',
      richHtml(body, options),
      note
        ? `<blockquote><p><strong>${plain(note.heading)}</strong></p>${richHtml(note.body, options)}</blockquote>`
        : '',
    ].join(''),
  );
  return `<p><em>${plain(lead)}</em></p>${parts.join('')}`;
}
