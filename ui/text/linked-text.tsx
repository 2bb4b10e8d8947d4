const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Plain text in which `[words](address)` is a link. */
export function LinkedText({ text }: { text: string }) {
  const pieces = [];
  let from = 0;
  for (const found of text.matchAll(link)) {
    const [whole, words, href] = found;
    pieces.push(text.slice(from, found.index));
    pieces.push(
      <a key={found.index} href={href} className="break-words text-accent underline underline-offset-[3px]">
        {words}
      </a>,
    );
    from = found.index + whole.length;
  }
  return [...pieces, text.slice(from)];
}
