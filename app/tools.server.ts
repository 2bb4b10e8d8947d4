import { paintPictureTool } from '#demos/composer/paint-tool.server.ts';
import { composeWordsTool } from '#demos/composer/tool.server.ts';
import { embedTool, readTool, writeAnswerTool } from '#demos/kit/models/tools.server.ts';
import { leafletTool } from '#demos/leaflet/tool.server.ts';
import { newsTool } from '#demos/news/tool.server.ts';
import { privacyTool } from '#demos/privacy/tool.server.ts';
import { geocodeTool } from '#demos/routing/places/tool.server.ts';
import { roadTimesTool } from '#demos/routing/roads/tool.server.ts';
import { scrapeTool } from '#demos/scrape/tool.server.ts';
import { seoTool } from '#demos/seo/tool.server.ts';
import { smallTaskTool } from '#demos/small-tasks/tool.server.ts';
import { speakTool } from '#demos/speak/tool.server.ts';
import { transcribeTool } from '#demos/speech/tool.server.ts';
import type { Tool } from '#server/tools/define.ts';

/** The tools that work on the server, each at `POST /api/tools/ID`. */
export const tools: readonly Tool[] = [
  seoTool,
  privacyTool,
  newsTool,
  scrapeTool,
  embedTool,
  readTool,
  writeAnswerTool,
  composeWordsTool,
  leafletTool,
  smallTaskTool,
  paintPictureTool,
  speakTool,
  transcribeTool,
  geocodeTool,
  roadTimesTool,
];
