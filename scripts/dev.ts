// Serves the sources with hot reload, over the same database as `npm start`.
import { createServer } from 'vite';
import type { start as startServer } from '../app/server.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { start } = (await vite.ssrLoadModule('/app/server.ts')) as { start: typeof startServer };
const server = await start({
  middleware: vite.middlewares,
  build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as never,
});
console.log(`\n  Developing on ${server.address}\n`);

const stop = async () => {
  await server.stop();
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
