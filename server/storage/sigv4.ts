import { createHash, createHmac } from 'node:crypto';

/** Who signs, for where. */
export interface Signer {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What is signed. */
interface SignedRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** SHA-256 of the body in hex, or UNSIGNED-PAYLOAD. */
  bodyHash: string;
  at: Date;
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');
const scopeOf = (signer: Signer, at: Date): string =>
  `${stamp(at).slice(0, 8)}/${signer.region}/s3/aws4_request`;

function signature(signer: Signer, request: SignedRequest, headers: Record<string, string>): string {
  const names = Object.keys(headers).sort();
  const query = [...request.url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const canonical = [
    request.method,
    request.url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.bodyHash,
  ].join('\n');
  const scope = scopeOf(signer, request.at);
  const text = ['AWS4-HMAC-SHA256', stamp(request.at), scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((from, piece) => hmac(from, piece), `AWS4${signer.secretAccessKey}`);
  return hmac(Buffer.from(key), text).toString('hex');
}

const lowered = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers of a signed request, by AWS Signature Version 4. */
export function signedHeaders(signer: Signer, request: SignedRequest): Record<string, string> {
  const headers = {
    ...lowered(request.headers),
    host: request.url.host,
    'x-amz-content-sha256': request.bodyHash,
    'x-amz-date': stamp(request.at),
  };
  const names = Object.keys(headers).sort().join(';');
  const credential = `${signer.accessKeyId}/${scopeOf(signer, request.at)}`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature(signer, request, headers)}`;
  return { ...headers, authorization };
}

/** An address that is good for GET for some seconds, without any header. */
export function signedUrl(signer: Signer, url: URL, at: Date, seconds: number): string {
  const signed = new URL(url);
  signed.searchParams.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA256');
  signed.searchParams.set('X-Amz-Credential', `${signer.accessKeyId}/${scopeOf(signer, at)}`);
  signed.searchParams.set('X-Amz-Date', stamp(at));
  signed.searchParams.set('X-Amz-Expires', String(seconds));
  signed.searchParams.set('X-Amz-SignedHeaders', 'host');
  const request = { method: 'GET', url: signed, headers: {}, bodyHash: 'UNSIGNED-PAYLOAD', at };
  signed.searchParams.set('X-Amz-Signature', signature(signer, request, { host: signed.host }));
  return signed.href;
}
