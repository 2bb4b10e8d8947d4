import type { LimitRule } from '../limits/limits.ts';
import { readSettings } from '../settings/settings.ts';
import type { Tool } from './define.ts';

/** How often one visitor may run a tool, as the operators set it. */
export const allowanceOf = ({
  id,
  pace,
}: Pick<Tool, 'id' | 'pace'>): LimitRule & Required<Pick<LimitRule, 'stored'>> => ({
  purpose: `tool-${id}`,
  burst: 10,
  perSecond: 0.5,
  ...pace,
  stored: { max: readSettings().tools[id], windowSeconds: 3600 },
});
