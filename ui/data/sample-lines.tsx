interface SampleLinesProps {
  caption: string;
  lines: readonly string[];
}

/** A piece of data or code, line by line. On a phone the type shrinks before a line breaks. */
export function SampleLines({ caption, lines }: SampleLinesProps) {
  return (
    <figure>
      <pre className="overflow-hidden whitespace-pre-wrap wrap-anywhere rounded-input bg-sunk p-4 font-mono text-[clamp(.6875rem,2.8vw,.875rem)] leading-relaxed sm:p-5">
        {lines.join('\n')}
      </pre>
      <figcaption className="mt-2.5 text-sm text-mute">{caption}</figcaption>
    </figure>
  );
}
