import type { AgendaItem } from './schema.ts';

/** The parts of a seeded event; minutes that no part takes are a pause after the second. */
export function agendaOf({
  minutes,
  parts,
}: {
  minutes: number;
  parts: readonly AgendaItem[];
}): AgendaItem[] {
  const left = minutes - parts.reduce((sum, part) => sum + part.minutes, 0);
  const pause = left > 0 ? [{ minutes: left, title: 'Break', text: '' }] : [];
  return [...parts.slice(0, 2), ...pause, ...parts.slice(2)];
}
