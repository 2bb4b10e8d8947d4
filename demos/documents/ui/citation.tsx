import type { Quote } from '../conversation.ts';

interface CitationProps {
  number: number;
  quote: Quote;
  /** Whether the file is still there. */
  isThere: boolean;
  /** Opens it; null where there is no place to open it in. */
  onShow: ((quote: Quote) => void) | null;
}

/** The number of a quotation with its file and place; a press opens it there. */
export function Citation({ number, quote: { name, where, ...quote }, isThere, onShow }: CitationProps) {
  const words = (
    <>
      <span className="font-mono text-[.8125rem]">[{number}]</span> {name}, {where}
    </>
  );
  if (onShow === null) return <span className="text-sm text-mute">{words}</span>;
  if (!isThere) return <span className="text-sm text-mute">{words} (file not here)</span>;
  return (
    <button
      type="button"
      onClick={() => onShow({ name, where, ...quote })}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-start text-sm text-accent underline decoration-accent/40 underline-offset-4 wrap-anywhere hover:decoration-accent lg:min-h-8"
    >
      {words}
    </button>
  );
}
