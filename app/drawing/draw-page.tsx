import { Writable } from 'node:stream';
import { wakeFile } from 'virtual:wake-file';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { IslandDrawingContext } from '#app/islands/island-drawing.ts';
import { islandsOf } from './islands-of.ts';

interface PageToDraw {
  context: EntryContext;
  url: string;
  nonce: string;
  /** A page that is read: it gets no router, and its islands are drawn apart. */
  reading: boolean;
  /** Hears what went wrong in a part of the page that has its own answer to errors. */
  onError: (error: unknown) => void;
}

/** Draws a whole page: pages are kept, compressed and hashed, so none is sent in parts. */
export function drawPage({ context, url, nonce, reading, onError }: PageToDraw): Promise<string> {
  return new Promise((resolve, reject) => {
    const islands = islandsOf(nonce, wakeFile);
    const page = (
      <IslandDrawingContext value={reading ? islands : null}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </IslandDrawingContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Parts of a page stand where they belong, however long: else they would come hidden, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const parts: Buffer[] = [];
        pipe(
          new Writable({
            write(part: Buffer, _encoding, done) {
              parts.push(part);
              done();
            },
            final(done) {
              resolve(islands.putInto(Buffer.concat(parts).toString()));
              done();
            },
          }),
        );
      },
      onShellError: reject,
      onError,
    });
  });
}
