/** A piece of a file under its path. Long lines scroll inside, so the block can be focused. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-[inherit] bg-sunk">
      <figcaption className="border-b border-line px-5 py-3 font-mono text-[.8125rem] [word-spacing:-.28em]">
        {name}
      </figcaption>
      <pre tabIndex={0} className="overflow-x-auto px-5 py-4 font-mono text-[.8125rem] leading-6">
        <code>{code.trimEnd()}</code>
      </pre>
    </figure>
  );
}
