import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { embeddedDatabase, embeddedUser, findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { ensureDatabase, ensureServer, stopServer } from '../../server/db/embedded/start.ts';

/** A PostgreSQL server of its own that is reached over TCP, as a company's would be; `url` is for DATABASE_URL. */
export async function startTcpDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tcp-database-'));
  const paths = dataPaths(folder);
  const sockets = await ensureServer(paths);
  await ensureDatabase(sockets);
  const bridge = createServer((client) => {
    const server = connect(join(sockets, '.s.PGSQL.5432'));
    for (const end of [client, server]) end.on('error', () => end.destroy());
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => {
    bridge.listen(0, '127.0.0.1', resolve);
  });
  const { port } = bridge.address() as AddressInfo;
  return {
    url: `postgres://${embeddedUser}@127.0.0.1:${port}/${embeddedDatabase}`,
    async stop() {
      bridge.close();
      const running = findPostmaster(paths.cluster);
      if (running) await stopServer(running.pid, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
