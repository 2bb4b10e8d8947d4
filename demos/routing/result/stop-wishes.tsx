import type { Stop } from '#engines/routing/problem.ts';
import { SmallField } from '../inputs/small-field.tsx';
import { stopFields } from '../inputs/stop-fields.ts';
import { withStop } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';

const wishes = [
  { key: 'priority', label: 'Priority' },
  { key: 'skip', label: 'Skip for, €' },
] as const;

/** How much a stop matters: who is served where not everybody can be, and for how much it may be left out. */
export function StopWishes({ model, stop }: { model: DayModel; stop: Stop }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {wishes.map(({ key, label }) => {
        const field = stopFields.find((each) => each.key === key);
        return field ? (
          <SmallField
            key={key}
            label={label}
            aria-label={`${label}: ${nameOf(stop)}`}
            inputMode="decimal"
            placeholder={field.empty}
            value={field.show(stop)}
            onCommit={(text) => {
              const change = field.read(text, stop);
              if (!change) return field.wrong;
              model.change((old) => withStop(old, stop.id, change));
              return null;
            }}
          />
        ) : null;
      })}
    </div>
  );
}
