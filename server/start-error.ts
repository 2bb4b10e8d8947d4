/** The server cannot start, for a reason that a person can mend; the message says how and is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
