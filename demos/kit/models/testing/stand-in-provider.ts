import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that speaks OpenAI's protocol, and writes what it is told to. */
export async function standInProvider(answer: (response: ServerResponse, asked: string) => void) {
  const server = createServer(async (request, response) => {
    let asked = '';
    for await (const part of request) asked += part;
    answer(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => server.close(),
  };
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** How a stream ends: as it should, by a connection that breaks, without its last line, or not at all. */
export type StreamEnd = 'whole' | 'broken' | 'early' | 'never';

/** Streams a text in parts, as a provider does. */
export function streamText(
  response: ServerResponse,
  parts: readonly string[],
  { ends = 'whole' }: { ends?: StreamEnd } = {},
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of parts) response.write(chunk({ content }, null));
  if (ends === 'whole') response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  if (ends === 'early') response.end();
  if (ends === 'broken') setTimeout(() => response.destroy(), 50);
}
