import { type ComponentProps, useRef } from 'react';
import type { CodeRun } from '#lib/look/code-run.ts';
import { CopyButton } from '../actions/copy-button.tsx';

interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The file's path, or what the lines are. */
  name: string;
  /** The lines, as plain text or as coloured runs made when the site is built. */
  code: string | readonly CodeRun[];
}

/** Runs never change places, so their place names them. */
const coloured = (run: CodeRun, index: number) =>
  typeof run === 'string' ? (
    run
  ) : (
    <span key={String(index)} className={run[0]}>
      {run[1]}
    </span>
  );

/** Part of a file under its path. Long lines scroll inside the block, so it can take the focus. */
export function CodeBlock({ name, code, className = '', ...rest }: CodeBlockProps) {
  const lines = useRef<HTMLElement>(null);
  return (
    <figure className={`min-w-0 overflow-hidden bg-sunk ${className}`} {...rest}>
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1.5 pe-2 ps-5 font-mono text-[.8125rem] [word-spacing:-.28em]">
        <span className="min-w-0 truncate">{name}</span>
        <CopyButton
          text={() => lines.current?.textContent ?? ''}
          label="Copy code"
          className="shrink-0 whitespace-nowrap font-sans"
        />
      </figcaption>
      <pre
        tabIndex={0}
        className="code max-h-[28rem] overflow-auto px-5 py-4 font-mono text-[.8125rem] leading-6"
        dir="ltr"
      >
        <code ref={lines}>{typeof code === 'string' ? code.trimEnd() : code.map(coloured)}</code>
      </pre>
    </figure>
  );
}
