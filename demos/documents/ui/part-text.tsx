import type { Block, Part } from '#engines/documents/document.ts';
import type { BlockMark } from '../conversation.ts';
import { MarkedText } from './marked-text.tsx';

interface PartTextProps {
  part: Part;
  marks: readonly BlockMark[];
}

/** As many blocks are drawn at once: a book in one piece would hold the page up. */
const mostBlocks = 300;

const looks: Record<Block['kind'], string> = {
  heading: 'mt-6 font-sans text-[1.0625rem] font-semibold tracking-normal first:mt-0',
  paragraph: 'mt-3 leading-relaxed first:mt-0',
  item: 'mt-1.5 ms-4 leading-relaxed',
  row: 'border-b border-line py-1.5 text-[.9375rem]',
};

/** A part of a document as clean text, with what is quoted marked. */
export function PartText({ part, marks }: PartTextProps) {
  const first = marks[0]?.block ?? 0;
  const from = Math.max(0, Math.min(first - mostBlocks / 2, part.blocks.length - mostBlocks));
  const shown = part.blocks.slice(from, from + mostBlocks);
  const left = part.blocks.length - from - shown.length;
  return (
    <div className="wrap-anywhere text-pretty">
      {from > 0 ? <p className="text-sm text-mute">{from} blocks before this are not shown.</p> : null}
      {shown.map(({ kind, level, text }, index) => {
        const at = from + index;
        const own = marks.filter(({ block }) => block === at);
        return kind === 'heading' ? (
          <h4 key={at} className={`${looks.heading} ${level === 1 ? 'text-[1.375rem]' : ''}`}>
            <MarkedText text={text} marks={own} />
          </h4>
        ) : (
          <p key={at} className={looks[kind]}>
            <MarkedText text={text} marks={own} />
          </p>
        );
      })}
      {left > 0 ? <p className="mt-3 text-sm text-mute">{left} more blocks are not shown.</p> : null}
    </div>
  );
}
