import { allowanceOf } from '#server/tools/allowance.ts';
import type { Tool } from '#server/tools/define.ts';
import type { ToldLimit } from './limit-words.ts';

/** The limits of tools as they are set at the moment, for a page to say. */
export const toldLimits = (...tools: readonly Pick<Tool, 'id' | 'pace'>[]): ToldLimit[] =>
  tools.map((tool) => {
    const { burst, stored } = allowanceOf(tool);
    return { tool: tool.id, hour: stored.max, atOnce: burst };
  });
