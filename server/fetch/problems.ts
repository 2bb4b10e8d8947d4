/** Why something on the internet was not fetched; pages choose their words and their advice by it. */
export type ProblemKind =
  | 'no-address'
  | 'scheme'
  | 'password'
  | 'port'
  | 'private'
  | 'nowhere'
  | 'unreachable'
  | 'certificate'
  | 'malformed'
  | 'headers'
  | 'hops'
  | 'type'
  | 'encoding'
  | 'too-big'
  | 'too-slow'
  | 'robots'
  | 'stopped';

/** Something was not fetched; the message is one sentence that the visitor may read. */
export class FetchProblem extends Error {
  override name = 'FetchProblem';
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Why we don't connect to an address on the internet. */
export class AddressRefused extends FetchProblem {
  override name = 'AddressRefused';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const ranOut = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || ranOut(error.cause));

/** What went wrong underneath, as one of the kinds, with a sentence. */
export function problemOf(error: unknown, host: string): FetchProblem {
  if (error instanceof FetchProblem) return error;
  if (error instanceof AggregateError && error.errors.length > 0) return problemOf(error.errors[0], host);
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW')
    return new FetchProblem('headers', `${host} sends more headers than we can read.`, error);
  if (/^HPE_|^ERR_HTTP|^ERR_INVALID|^ERR_UNESCAPED/.test(code))
    return new FetchProblem('malformed', `What ${host} sends isn’t valid HTTP.`, error);
  if (/^Z_|^ZSTD_|BROTLI|^ERR_(_|PADDING|ZLIB)/i.test(code))
    return new FetchProblem(
      'encoding',
      `What ${host} sends is compressed wrongly and can’t be unpacked.`,
      error,
    );
  if (/CERT|^ERR_SSL|^ERR_TLS|^EPROTO$|SELF_SIGNED|UNABLE_TO/.test(code))
    return new FetchProblem('certificate', `${host} has no certificate that browsers trust.`, error);
  if (code === 'ETIMEDOUT' || ranOut(error)) return tooSlow(host, error);
  return new FetchProblem('unreachable', `${host} can’t be reached, or closed the connection.`, error);
}

/** The other side took longer than it was given. */
export const tooSlow = (host: string, cause?: unknown): FetchProblem =>
  new FetchProblem('too-slow', `${host} took too long to answer.`, cause);

const sizeInWords = (bytes: number): string =>
  bytes >= 2 ** 20 ? `${Math.round(bytes / 2 ** 20)} MB` : `${Math.ceil(bytes / 1024)} kB`;

/** The other side sends more than is read. */
export const tooBig = (host: string, maxBytes: number): FetchProblem =>
  new FetchProblem('too-big', `What ${host} sends is larger than ${sizeInWords(maxBytes)}.`);
