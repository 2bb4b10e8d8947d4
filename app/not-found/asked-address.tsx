import type { Run } from '#lib/text/differences.ts';

/** The address as it was asked for; letters that the nearest page lacks stand on the page's hue. */
export function AskedAddress({ spelling }: { spelling: readonly Run[] }) {
  let at = 0;
  return (
    <code className="block break-all font-mono text-[1.0625rem] leading-8">
      {spelling.map(({ text, same }) => {
        at += text.length;
        return same ? (
          <span key={at}>{text}</span>
        ) : (
          <mark key={at} className="rounded-lg bg-hue px-1 py-1 text-on-hue underline underline-offset-4">
            {text}
          </mark>
        );
      })}
    </code>
  );
}
