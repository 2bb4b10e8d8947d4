interface SoundLineProps {
  title: string;
  lines: readonly { at: string; text: string; as?: string }[];
}

/** Heights of a wave that looks like speech: syllables inside sentences, with rests between. */
const bars = Array.from({ length: 96 }, (_, index) => {
  const sentence = Math.abs(Math.sin((index / 96) * Math.PI * 4)) ** 0.5;
  const syllable = 0.35 + 0.65 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.43));
  return { index, height: Math.max(4, sentence * syllable * 100) };
});

/** Sound over the text that belongs to it, line by line. */
export function SoundLine({ title, lines }: SoundLineProps) {
  return (
    <div className="p-5 lg:p-8">
      <p className="font-display text-xl font-semibold tracking-[-.03em]">{title}</p>
      <svg
        viewBox="0 0 960 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-5 h-24 w-full text-ink"
      >
        {bars.map(({ index, height }) => (
          <rect
            key={index}
            x={index * 10 + 2}
            y={60 - height * 0.55}
            width="6"
            height={height * 1.1}
            rx="3"
            fill="currentColor"
          />
        ))}
      </svg>
      <ol className="mt-6 border-t-2 border-ink">
        {lines.map((line) => (
          <li key={line.at} className="grid grid-cols-[3.5rem_1fr] gap-3 border-b border-line py-3.5">
            <span className="pt-0.5 font-mono text-sm text-mute">{line.at}</span>
            <span>
              <span className="text-[1.0625rem]">{line.text}</span>
              {line.as ? (
                <span className="mt-0.5 block text-[.95rem] text-mute">spoken: {line.as}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
