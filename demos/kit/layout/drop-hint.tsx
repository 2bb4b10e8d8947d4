import type { LucideIcon } from 'lucide-react';

interface DropHintProps {
  icon: LucideIcon;
  /** What happens when the file is let go. */
  children: string;
}

/** Lies over the page while a file is dragged across it. */
export function DropHint({ icon: Icon, children }: DropHintProps) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/85">
      <p className="flex items-center gap-3 rounded-card border-2 border-dashed border-ink px-8 py-6 text-xl font-semibold">
        <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
        {children}
      </p>
    </div>
  );
}
