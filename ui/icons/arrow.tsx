import { ArrowUpRight } from 'lucide-react';

/** The arrow of a link that leads on. */
export function Arrow({ size = 18 }: { size?: number }) {
  return <ArrowUpRight size={size} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />;
}
