import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { type ForecastState, mostPromotions } from '../state.ts';

interface PromotionsProps {
  state: ForecastState;
  onChange: (to: (state: ForecastState) => ForecastState, part?: string) => void;
}

const written = (date: number) => new Date(date).toISOString().slice(0, 10);

/** What is wrong with the days of a promotion, by the field that it belongs to. */
function wrongWith(from: string | null, to: string | null): { from?: string; to?: string } {
  if (!from) return { from: 'Choose the first day.' };
  if (!to) return { to: 'Choose the last day.' };
  return to < from ? { to: 'The last day can’t be before the first.' } : {};
}

/** Promotions by date: past ones teach the forecast what they bring, and those to come are put onto it. */
export function Promotions({ state, onChange }: PromotionsProps) {
  const { promotions, rhythm } = state;
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (rhythm.spacing === 'count') return null;
  const wrong = isAsked ? wrongWith(from, to) : {};
  const add = () => {
    setAsked(true);
    const isWrong = Object.keys(wrongWith(from, to)).length > 0;
    if (isWrong || !from || !to || promotions.length >= mostPromotions) return;
    const next = { from: Date.parse(from), to: Date.parse(to) };
    onChange((before) => ({
      ...before,
      promotions: [...before.promotions, next].sort((a, b) => a.from - b.from),
    }));
    setFrom(null);
    setTo(null);
    setAsked(false);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">Promotions by date</legend>
      <ul className="grid empty:hidden">
        {promotions.map((one) => {
          const name = `${written(one.from)} to ${written(one.to)}`;
          return (
            <li
              key={name}
              className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-sm tabular-nums"
            >
              {name}
              <IconButton
                label={`Remove ${name}`}
                icon={X}
                variant="plain"
                onClick={() =>
                  onChange((before) => ({
                    ...before,
                    promotions: before.promotions.filter((other) => other !== one),
                  }))
                }
              />
            </li>
          );
        })}
      </ul>
      <DateField
        key={`from-${promotions.length}`}
        label="First day"
        error={wrong.from}
        onValueChange={setFrom}
      />
      <DateField key={`to-${promotions.length}`} label="Last day" error={wrong.to} onValueChange={setTo} />
      <Button variant="ghost" size="small" onClick={add}>
        Add promotion
      </Button>
      <p className="text-sm text-mute">
        Add past promotions so that the forecast learns what they bring, and those to come so that it counts
        them.
      </p>
    </fieldset>
  );
}
