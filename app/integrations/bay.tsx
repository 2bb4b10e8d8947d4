import type { Integration } from '#content/indexes/integrations/integration.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { Mark } from './mark.tsx';

/** The part of the list below that a socket leads to. */
export const rowId = (name: string): string => `to-${slugFrom(name)}`;

/** All that can be connected as sockets; what runs is lit. The list below says the same in words. */
export function Bay({ all, shown }: { all: readonly Integration[]; shown: ReadonlySet<string> }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(auto-fill,minmax(2.875rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] lg:grid-cols-12 lg:gap-3"
    >
      {all.map(({ name, mark, ...more }) => {
        const lit = 'set' in more;
        const fits = shown.has(name);
        return (
          <a
            key={name}
            href={`#${rowId(name)}`}
            tabIndex={-1}
            title={name}
            data-fits={fits || undefined}
            className={`grid aspect-square place-items-center overflow-hidden rounded-full transition-[opacity,scale] duration-(--panel) ease-(--ease) hover:scale-105 motion-reduce:transform-none ${
              lit
                ? 'bg-hue text-ink-light shadow-[inset_0_0_0_3px_var(--paper),0_0_0_2px_var(--hue)]'
                : 'bg-paper text-mute shadow-[inset_0_0_0_1px_var(--outline)] hover:text-ink'
            } ${fits ? '' : 'pointer-events-none scale-90 opacity-20'}`}
          >
            <Mark of={mark} className="size-[44%]" />
          </a>
        );
      })}
    </div>
  );
}
