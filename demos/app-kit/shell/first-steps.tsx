import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** One of the steps from one's own data to something to take away. */
export interface FirstStep {
  /** What one does: 'Import your staff list'. */
  label: string;
  /** What one finds there: 'A CSV or Excel file with any columns'. */
  note: string;
  /** The place where it is done; none where one looks at it already. */
  href?: string;
  /** Whose eyes it takes, where not everybody's. */
  role?: string;
}

interface FirstStepsProps {
  steps: readonly FirstStep[];
  role?: string;
  onRole?: (id: string) => void;
}

/** A link, or words alone where there is nowhere to go. */
function Step({ href, onClick, children }: Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'children'>) {
  const look = 'flex min-h-11 gap-3 rounded-xl px-2 py-2';
  if (!href) return <div className={look}>{children}</div>;
  return (
    <a href={href} onClick={onClick} className={`${look} hover:bg-selected`}>
      {children}
    </a>
  );
}

/** The way through the application for somebody who has never seen it: bring your data, do one job, take the result away. */
export function FirstSteps({ steps, role, onRole }: FirstStepsProps) {
  return (
    <details className="group mb-5 w-fit rounded-[1.375rem] border border-line bg-raised open:w-full print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-[1.375rem] px-4 text-[.9375rem] font-medium [&::-webkit-details-marker]:hidden">
        Try it with your own data
        <span className="text-mute max-sm:sr-only">in three steps</span>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
          className="ms-auto transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="grid gap-x-6 border-t border-line p-2 sm:grid-cols-3">
        {steps.map(({ label, note, href, role: wanted }, at) => (
          <li key={label}>
            <Step
              href={href}
              onClick={() => {
                if (wanted && wanted !== role) onRole?.(wanted);
              }}
            >
              <span className="font-mono text-mute tabular-nums" aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <span className={`font-medium ${href ? 'underline decoration-line underline-offset-4' : ''}`}>
                  {label}
                </span>
                <span className="block text-[.9375rem] text-mute">{note}</span>
              </span>
            </Step>
          </li>
        ))}
      </ol>
    </details>
  );
}
