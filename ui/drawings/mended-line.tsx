import { CircleAlert } from 'lucide-react';

interface MendedLineProps {
  /** What is wrong, and where. */
  title: string;
  where: string;
  /** Lines of the source, with their numbers; one of them as it is and as it should be. */
  lines: readonly { number: number; text: string; mended?: string }[];
}

const code = 'py-1.5 pe-4 wrap-anywhere whitespace-pre-wrap';

/** A piece of source with the line that is wrong and the same line mended, as large as a headline's companion. */
export function MendedLine({ title, where, lines }: MendedLineProps) {
  return (
    <figure className="overflow-hidden rounded-t-card bg-raised text-ink shadow-[0_1.5rem_4rem_-1.5rem_oklch(.19_.022_275/.45)]">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-4 sm:px-8">
        <span className="flex items-center gap-2 font-medium text-danger">
          <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
          Error
        </span>
        <span className="font-display text-xl font-semibold tracking-[-.03em] sm:text-2xl">{title}</span>
        <span className="mono-label text-mute sm:ms-auto">{where}</span>
      </figcaption>
      <ol className="py-4 font-mono text-[.75rem] leading-relaxed sm:py-6 sm:text-base lg:text-lg">
        {lines.map(({ number, text, mended }) => (
          <li
            key={number}
            className={`grid grid-cols-[2.25rem_minmax(0,1fr)] sm:grid-cols-[5rem_minmax(0,1fr)] ${mended ? 'my-2' : 'text-mute'}`}
          >
            <span className="py-1.5 pe-3 text-right text-mute sm:pe-6" aria-hidden="true">
              {number}
            </span>
            {mended ? (
              <span>
                <del
                  className={`block border-s-4 border-danger bg-danger/10 ps-3 no-underline sm:ps-5 ${code}`}
                >
                  {text}
                </del>
                <ins
                  className={`mt-2 block border-s-4 border-done bg-done/12 ps-3 no-underline sm:ps-5 ${code}`}
                >
                  {mended}
                </ins>
              </span>
            ) : (
              <span className={`ps-4 sm:ps-6 ${code}`}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
