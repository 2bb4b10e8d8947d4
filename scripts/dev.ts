// Serves the sources with hot reload, over the same database as `npm start`.
import { createServer } from 'vite';
import type { start as startServer } from '../app/server.ts';
import { freePort } from './test/site.ts';

// Hot updates come by a socket of their own, next to whatever else is being developed on this machine.
const hmr = { host: '127.0.0.1', port: await freePort() };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
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
