import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from '../start-error.ts';
import { endIdleConnections } from './idle-connections.ts';
import { answerUnreadRequests, lacksHost } from './unread-requests.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A node:http server with limits on how long and how much anybody may keep it waiting; it sends the headers with all answers. */
export function createHttpServer(listener: Listener, headers: Readonly<Record<string, string>> = {}): Server {
  const always = Object.entries(headers);
  const server = createServer(
    {
      keepAlive: true,
      maxHeaderSize: 16 * 1024,
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      // A GET without a body needs no stream of one.
      optimizeEmptyRequests: true,
      // Refused below, with the headers.
      requireHostHeader: false,
    },
    (request, response) => {
      for (const [name, value] of always) response.setHeader(name, value);
      if (lacksHost(request)) response.writeHead(400, { Connection: 'close' }).end();
      else listener(request, response);
    },
  );
  answerUnreadRequests(server, always);
  endIdleConnections(server);
  server.maxRequestsPerSocket = 0;
  return server;
}

/** Listens, or says which port is taken and what to do. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartError(
            `Port ${port} is taken. Stop what runs there, or start with another one: PORT=${port + 1} npm start`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new StartError(
            `Port ${port} needs rights this user does not have. Take one above 1023: PORT=3000 npm start`,
          ),
        );
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** The address to open in a browser on this machine. */
export const addressOf = (host: string, port: number): string =>
  `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;

/** Takes no new request, lets the running ones end, and cuts what is left after a while. */
export function stopServing(server: Server, patience = 10_000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // A connection whose answer ends only now would be kept for the next request, which nobody takes any more.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
