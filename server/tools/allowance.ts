import type { LimitRule } from '../limits/limits.ts';
import { readSettings } from '../settings/settings.ts';
import type { ToolId } from './define.ts';

/** How often one visitor may run a tool, as the operators set it. */
export const allowanceOf = (id: ToolId): LimitRule => ({
  purpose: `tool-${id}`,
  burst: 10,
  perSecond: 0.5,
  stored: { max: readSettings().tools[id], windowSeconds: 3600 },
});
