import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

interface PageToDraw {
  context: EntryContext;
  url: string;
  nonce: string;
  /** Hears what went wrong in a part of the page that has its own answer to errors. */
  onError: (error: unknown) => void;
}

/** Draws a whole page: pages are kept, compressed and hashed, so none is sent in parts. */
export function drawPage({ context, url, nonce, onError }: PageToDraw): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
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
              resolve(Buffer.concat(parts).toString());
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
