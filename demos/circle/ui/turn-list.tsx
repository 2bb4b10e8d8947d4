import { Cake } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { Standing } from '../rules/standing.ts';
import { standingSaid } from './orbit-drawing.tsx';

const birthdaySaid = (days: number): string =>
  days === 0 ? 'Birthday today' : days === 1 ? 'Birthday tomorrow' : `Birthday in ${days} days`;

interface TurnListProps {
  /** Those whose turn it is, and those who have a birthday soon. */
  standings: readonly Standing[];
  onSpoke: (standing: Standing) => void;
}

/** Whose turn it is, with one press to say that you spoke. */
export function TurnList({ standings, onSpoke }: TurnListProps) {
  if (standings.length === 0)
    return (
      <p className="text-mute">
        No one is due a call, and there are no birthdays soon. People drift outwards as time passes.
      </p>
    );
  return (
    <ul>
      {standings.map((standing) => (
        <li key={standing.person.id} className="flex items-center gap-3 border-t border-line py-1.5">
          <a href={hrefTo(['with', standing.person.id])} className="min-w-0 flex-1 py-1.5">
            <span className="block truncate font-[560]">{standing.person.name}</span>
            <span className="block text-[.875rem] leading-snug text-mute">{standingSaid(standing)}</span>
            {standing.birthday === null ? null : (
              <span className="mt-0.5 flex items-center gap-1.5 text-[.875rem] font-medium">
                <Cake size={14} strokeWidth={1.5} aria-hidden="true" />
                {birthdaySaid(standing.birthday)}
              </span>
            )}
          </a>
          <Button size="small" variant="ghost" onClick={() => onSpoke(standing)}>
            We spoke
            <span className="sr-only"> today, {standing.person.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
