// Serves the build until it is told to stop.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production';
const { start } = await import(
  pathToFileURL(join(resolve(process.env.BUILD_DIR || 'build'), 'server', 'index.js')).href
);

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
  console.log(`\n  Serving on ${server.address}\n`);
  if (server.claimLink)
    console.log(`  Nobody is staff yet. This link makes you the first, once:\n  ${server.claimLink}\n`);
} catch (error) {
  // What a person can mend is said in a sentence; anything else shows where it happened.
  console.error(error?.name === 'StartError' || error?.name === 'EnvError' ? `\n${error.message}` : error);
  process.exit(1);
}
