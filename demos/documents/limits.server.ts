import type { ToldLimit } from '../kit/limits/limit-words.ts';
import { toldLimits } from '../kit/limits/told-limits.server.ts';
import { configuredProvider } from '../kit/models/provider.server.ts';
import { embedTool, readTool, writeAnswerTool } from '../kit/models/tools.server.ts';
import { scrapeTool } from '../scrape/tool.server.ts';
import type { Door } from './conversation.ts';

/** How often the server works for somebody at this door: for its questions, what they are asked of, and its addresses. */
export const documentLimits = (door: Door): ToldLimit[] =>
  toldLimits(
    readTool,
    embedTool,
    ...(configuredProvider() ? [writeAnswerTool] : []),
    ...(door === 'page' ? [scrapeTool] : []),
  );
