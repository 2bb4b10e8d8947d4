import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliAt, wantedEncoding } from './encodings.ts';

interface Sized {
  body: string | Buffer<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

/** Compresses a whole page in another thread, in one piece. Compressing it as a stream would cost as much as rendering it. */
export async function compressPage(html: string, accept: string | null): Promise<Sized> {
  const encoding = wantedEncoding(accept ?? undefined);
  const vary = { Vary: 'Accept-Encoding' };
  if (encoding === 'identity') return { body: html, headers: vary };
  const body =
    encoding === 'br'
      ? await promisify(brotliCompress)(html, brotliAt(4, html.length))
      : await promisify(gzip)(html, { level: 5 });
  return { body, headers: { ...vary, 'Content-Encoding': encoding } };
}
