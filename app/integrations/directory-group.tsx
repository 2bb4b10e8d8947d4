import { Plus } from 'lucide-react';
import type { Integration } from '#content/indexes/integrations/integration.ts';
import { DirectoryRow } from './directory-row.tsx';
import { Mark } from './mark.tsx';

interface DirectoryGroupProps {
  name: string;
  rows: readonly Integration[];
  /** Unfolded where somebody looks for something; else the line says what is in it. */
  open: boolean;
}

/** One group of the directory, folded into a line of its signs. */
export function DirectoryGroup({ name, rows, open }: DirectoryGroupProps) {
  const running = rows.filter((one) => 'set' in one).length;
  return (
    <details open={open} className="group border-t-2 border-ink">
      <summary className="grid min-h-20 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-4 hover:bg-sunk lg:grid-cols-[minmax(0,1fr)_auto_11rem_auto]">
        <h2 className="text-[clamp(1.5rem,2.6vw,2.25rem)]">{name}</h2>
        <span aria-hidden="true" className="flex flex-wrap gap-2 max-lg:col-span-2 max-lg:row-start-2">
          {rows.map((one) => (
            <span
              key={one.name}
              className={`grid size-8 place-items-center overflow-hidden rounded-full ${'set' in one ? 'bg-hue text-ink-light' : 'bg-selected text-ink'}`}
            >
              {'brand' in one.mark ? (
                <Mark of={one.mark} className="size-4" />
              ) : (
                <span className="size-2 rounded-full bg-ink-light" />
              )}
            </span>
          ))}
        </span>
        <span className="mono-label max-lg:col-start-1 max-lg:row-start-3">
          {rows.length} integrations, {running} running
        </span>
        <Plus
          size={24}
          strokeWidth={1.5}
          aria-hidden="true"
          className="transition-transform duration-(--panel) group-open:rotate-45 max-lg:col-start-2 max-lg:row-start-1"
        />
      </summary>
      <ul className="@container border-t border-line pb-8">
        {rows.map((one) => (
          <DirectoryRow key={one.name} of={one} />
        ))}
      </ul>
    </details>
  );
}
