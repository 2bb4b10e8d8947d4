import type { BlockMark } from '../conversation.ts';

interface MarkedTextProps {
  text: string;
  marks: readonly Pick<BlockMark, 'start' | 'end'>[];
}

export const markLook =
  'rounded-[.2em] bg-hue/70 text-ink box-decoration-clone px-0.5 -mx-0.5 dark:bg-hue/40';

/** A text with some of its letters marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const sorted = [...marks].sort((a, b) => a.start - b.start);
  let at = 0;
  const pieces = sorted.flatMap(({ start, end }) => {
    const before = text.slice(at, Math.max(at, start));
    const marked = text.slice(Math.max(at, start), end);
    const key = at;
    at = Math.max(at, end);
    return [
      before,
      <mark key={`${key}-${start}`} className={markLook}>
        {marked}
      </mark>,
    ];
  });
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
