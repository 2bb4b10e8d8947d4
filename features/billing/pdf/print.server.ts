import { keptThread } from '#server/tools/kept-thread.ts';
import type { Printed } from './document.server.ts';
import { facePaths } from './face-paths.server.ts';
import printThread from './print.thread.ts?thread';

// Kept for a minute: the faces are read once for a run of documents, and nothing stays when nobody prints.
const printer = keptThread<Printed, Uint8Array>(printThread, { start: facePaths, idleMs: 60_000 });

/** Prints a document in a thread of its own, because a quarter of a second is too long for everybody else to wait. */
export async function print(printed: Printed): Promise<Buffer> {
  const bytes = await printer.ask(printed);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
