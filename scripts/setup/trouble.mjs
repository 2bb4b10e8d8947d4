/** Something that a person can mend; the message says how, and is shown without a stack. */
export class Trouble extends Error {}

const causes = [
  [/ENOSPC/, 'The disk is full. Free some space (the project needs about 1.5 GB) and try again.'],
  [
    /EACCES|EPERM/,
    'You don’t have permission to write here. Take ownership of the folder (chown), or clone it somewhere else.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'The packages could not be downloaded, because the npm registry can’t be reached. Check the network or the proxy (npm config get registry) and try again. Packages that are already installed work without a network.',
  ],
];

/** The sentence that tells what to do about a failed command, by what it printed. */
export function troubleFrom(what, output) {
  const known = causes.find(([pattern]) => pattern.test(output));
  const tail = output.trim().split('\n').slice(-40).join('\n');
  return new Trouble(known ? `${known[1]}\n\n${tail}` : `${what} failed:\n${tail}`);
}
