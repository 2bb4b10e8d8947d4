import { openTestServices } from '#server/testing/test-services.ts';
import { endKeptThreads } from '#server/tools/kept-thread.ts';
import { makeQueue } from '#server/tools/queue.ts';
import { toolRoutes } from '#server/tools/routes.ts';
import { embedTool, readTool, writeAnswerTool } from '../tools.server.ts';

/** A site with the tools of the models and nothing else: `ask` stands in for a browser's `fetch`. */
export async function openToolSite(env: Record<string, string> = {}) {
  const { close } = await openTestServices(env);
  const routes = toolRoutes({
    clientAddress: () => '192.0.2.1',
    tools: [embedTool, readTool, writeAnswerTool],
    take: async () => {},
    queue: makeQueue(),
  });
  const ask: typeof fetch = async (address, init) => routes.request(String(address), init);
  return {
    ask,
    close: async () => {
      endKeptThreads();
      await close();
    },
  };
}
