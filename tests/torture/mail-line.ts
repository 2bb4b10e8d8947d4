import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a line to a mail server can fail: nobody listens, connections break in the middle, or nothing is ever said. */
export type Fault = 'refuse' | 'break' | 'mute';

/** A line to the mail server that can be cut and mended. */
export interface MailLine {
  port: number;
  cut: (fault: Fault) => Promise<void>;
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a line on loopback that leads to the server at `target`. */
export async function openMailLine(target: number): Promise<MailLine> {
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;
  const server = createServer((near) => {
    keep(near);
    if (fault === 'mute') return;
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    // Long enough to fall before the mail, into its text, or between its end and the server's answer.
    if (fault === 'break') setTimeout(() => near.destroy(), Math.random() * 150);
  });

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      hangUp();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async (how) => {
      fault = how;
      if (how === 'refuse') await close();
      else hangUp();
    },
    mend: async () => {
      fault = null;
      hangUp();
      if (!server.listening) await listen(port);
    },
    close,
  };
}
