import { type BrotliOptions, constants } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best compression for a client that sent this `Accept-Encoding`. */
export function wantedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  // Browsers list what they take; q=0 is the one refusal worth honouring.
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept) ? 'gzip' : 'identity';
}

export const brotliAt = (quality: number, size: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
