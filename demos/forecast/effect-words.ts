import type { ColumnEffect } from '#engines/forecast/effects/column-effects.ts';
import { promotionsName } from '#engines/forecast/effects/promotions.ts';
import type { Rhythm } from '#engines/forecast/read/frequency.ts';
import { eachStep } from './words.ts';

/** A share with its sign: '+12%', '−3.1%', '+0.04%'. */
function signed(share: number): string {
  const percent = Math.abs(share) * 100;
  const digits = percent >= 10 ? 0 : percent >= 1 ? 1 : 2;
  return `${share < 0 ? '−' : '+'}${percent.toFixed(digits)}%`;
}

/** What a column does to a series, in a sentence. */
export function effectSentence({ name, share }: ColumnEffect, series: string, rhythm: Rhythm): string {
  if (name !== promotionsName) return `One more of ${name} changes ${series} by ${signed(share)}.`;
  const isShort = rhythm.spacing === 'day' || rhythm.spacing === 'weekday' || rhythm.spacing === 'clock';
  const whole = isShort ? '' : `, where it lasts all of ${eachStep(rhythm)}`;
  return `A promotion changes ${series} by ${signed(share)}${whole}.`;
}
