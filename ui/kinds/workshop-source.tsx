import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CodeRun } from '#lib/look/code-run.ts';
import { CodeBlock } from '../text/code-block.tsx';

interface WorkshopSourceProps {
  file: string;
  source: readonly CodeRun[];
  /** Whether it stands open from the start. */
  open: boolean;
}

const plain = (runs: readonly CodeRun[]) =>
  runs.map((run) => (typeof run === 'string' ? run : run[1])).join('');

/** The example's own file, folded. Folded code is plain text: a page carries a thousand elements less for it. */
export function WorkshopSource({ file, source, open }: WorkshopSourceProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [seen, setSeen] = useState(open);
  // It may have been opened before this ran.
  useEffect(() => {
    if (details.current?.open) setSeen(true);
  }, []);
  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
      className="group/code overflow-hidden rounded-b-card"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 text-sm font-[540]">
        <span className="group-open/code:hidden">Show the code</span>
        <span className="hidden group-open/code:inline">Hide the code</span>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="group-open/code:rotate-180" />
      </summary>
      <CodeBlock name={file} code={seen ? source : plain(source)} className="border-t border-line" />
    </details>
  );
}
