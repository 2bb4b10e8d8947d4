import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CodeRun } from '#lib/look/code-run.ts';
import { CodeBlock } from '../text/code-block.tsx';

interface WorkshopSourceProps {
  file: string;
  source: readonly CodeRun[];
  /** Whether it stands open from the start, where there is room for it. */
  open: boolean;
}

const plain = (runs: readonly CodeRun[]) =>
  runs.map((run) => (typeof run === 'string' ? run : run[1])).join('');

const narrow = '(width < 48rem)';

/**
 * The example's own file, folded. Folded code is plain text: a page carries a thousand elements less for it.
 * The server doesn't know how wide a window is: where code stands open, a phone hides it by CSS until the scripts fold it.
 */
export function WorkshopSource({ file, source, open }: WorkshopSourceProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [seen, setSeen] = useState(open);
  const [settled, setSettled] = useState(!open);
  useEffect(() => {
    const part = details.current;
    if (!part) return;
    // On a phone it looked folded until now: whoever pressed it before this ran has wanted to see it.
    if (open && matchMedia(narrow).matches) part.open = !part.open;
    setSettled(true);
    if (part.open) setSeen(true);
  }, [open]);
  return (
    <details
      ref={details}
      open={open}
      data-unsettled={settled ? undefined : ''}
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
      className="group/code overflow-hidden rounded-b-card"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 text-sm font-[540]">
        <span className="group-open/code:hidden max-md:group-data-unsettled/code:inline!">Show the code</span>
        <span className="hidden group-open/code:inline max-md:group-data-unsettled/code:hidden!">
          Hide the code
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="group-open/code:rotate-180 max-md:group-data-unsettled/code:rotate-0!"
        />
      </summary>
      <CodeBlock
        name={file}
        code={seen ? source : plain(source)}
        className="border-t border-line max-md:group-data-unsettled/code:hidden noscript:block!"
      />
    </details>
  );
}
