import type { Hue } from '#lib/look/hue.ts';
import type { ThingKind } from '../kinds.ts';
import { kindIcons } from './kind-icons.ts';

/** A thing's kind as a sign in its hue; the word stands beside it. */
export function ThingMark({ kind, hue }: { kind: ThingKind; hue: Hue | null }) {
  const Icon = kindIcons[kind];
  return (
    <span
      aria-hidden="true"
      data-hue={hue ?? undefined}
      className={`grid size-10 shrink-0 place-items-center rounded-xl ${hue ? 'bg-hue text-on-hue' : 'bg-selected text-ink'}`}
    >
      <Icon size={20} strokeWidth={1.5} />
    </span>
  );
}
