import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { modelPath } from '#demos/kit/models/model-paths.server.ts';
import { modelAddress, modelFiles } from '#engines/embed/model-list.ts';
import { contentType } from '#server/http/content-types.ts';
import { wantedEncoding } from '#server/http/encodings.ts';

/** The models' files for browsers that run them themselves, from the disk: in memory they would take 60 MB. */
export function modelRoutes(): Hono {
  return new Hono().get('/models/:hash{[0-9a-f]{12}}/:name', async (context) => {
    const file = Object.values(modelFiles).find((each) => modelAddress(each) === context.req.path);
    if (!file) return context.text('Not found\n', 404);
    const path = modelPath(file);
    const packed = wantedEncoding(context.req.header('accept-encoding')) === 'br' && existsSync(`${path}.br`);
    const sent = packed ? `${path}.br` : path;
    const headers = {
      'Content-Type': contentType(file.name),
      'Content-Length': String((await stat(sent)).size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
      ...(packed ? { 'Content-Encoding': 'br' } : {}),
    };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(sent)) as ReadableStream<Uint8Array>, { headers });
  });
}
