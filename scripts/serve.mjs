// Serves the build until it is told to stop.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production';
const { start } = await import(
  pathToFileURL(join(resolve(process.env.BUILD_DIR || 'build'), 'server', 'index.js')).href
);

// For the person at the terminal; everything else that is printed goes through the log.
const say = (text) => process.stdout.write(`${text}\n`);
const starting = start();
let stopping = false;
// From the first moment: a database that is just being started has to be stopped again too.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await starting.then(
      (server) => server.stop(),
      () => {},
    );
    process.exit(0);
  });

try {
  const server = await starting;
  say(`\n  Serving on ${server.address}\n`);
  if (server.claimLink)
    say(
      `  The site has no staff yet. Open this link to become the first owner (it works once):\n  ${server.claimLink}\n`,
    );
} catch (error) {
  // What a person can mend is said in a sentence; anything else shows where it happened.
  const told = error?.name === 'StartError' || error?.name === 'EnvError';
  process.stderr.write(`${told ? `\n${error.message}` : (error?.stack ?? error)}\n`);
  process.exit(1);
}
