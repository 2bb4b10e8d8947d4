import { limitWords, type ToldLimit } from './limit-words.ts';

interface LimitNoteProps {
  /** As the loader reads them from the settings. */
  limits: readonly ToldLimit[];
  className?: string;
}

/** How often a visitor may use what the server does for a tool, in words. */
export function LimitNote({ limits, className = 'mt-2 text-sm text-pretty text-mute' }: LimitNoteProps) {
  const said = limits.flatMap((limit) => limitWords(limit) ?? []);
  return said.length === 0 ? null : <p className={className}>{said.join(' ')}</p>;
}
