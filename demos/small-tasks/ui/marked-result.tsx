import type { ResultPart } from '../task.ts';

/** A text with what was found in it marked, and named for those who point at it. */
export function MarkedResult({ text, marks }: Extract<ResultPart, { is: 'marked' }>) {
  const pieces = marks.map(({ start, end, label }, at) => ({
    before: text.slice(marks[at - 1]?.end ?? 0, start),
    marked: text.slice(start, end),
    label,
    start,
  }));
  return (
    <p className="whitespace-pre-wrap wrap-anywhere text-[.9375rem] leading-relaxed">
      {pieces.map(({ before, marked, label, start }) => (
        <span key={start}>
          {before}
          <mark title={label} className="rounded-sm bg-hue px-0.5 text-on-hue">
            {marked}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </p>
  );
}
