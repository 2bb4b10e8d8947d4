import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CodeBlock } from '../components/code-block.tsx';

interface WorkshopExampleProps {
  heading: string;
  file: string;
  source: string;
  children: ReactNode;
}

/** A running example with its file below. */
export function WorkshopExample({ heading, file, source, children }: WorkshopExampleProps) {
  return (
    <section className="min-w-0">
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised max-sm:-mx-2">
        <div className="border-b border-line bg-paper p-4 sm:p-7">{children}</div>
        {/* Folded on a phone; where there is room for it the code simply stands there. */}
        <details className="group/code overflow-hidden rounded-b-card lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-12 list-none items-center justify-between px-5 text-sm font-[540] lg:supports-[selector(::details-content)]:hidden">
            Show the code
            <ChevronDown
              size={20}
              strokeWidth={1.5}
              aria-hidden="true"
              className="group-open/code:rotate-180"
            />
          </summary>
          <CodeBlock name={file} code={source} />
        </details>
      </div>
    </section>
  );
}
