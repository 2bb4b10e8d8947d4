import { format } from 'node:util';
import { log } from './log.ts';

/**
 * Lets everything that this process would print by itself go through the log: what libraries write to the console,
 * warnings of Node, and errors that nobody caught. Those lines would be raw, with whatever a visitor put into them.
 */
export function watchLastResort(): void {
  const said = (...given: unknown[]) => format(...given.filter((each) => !(each instanceof Error)));
  const errorIn = (given: unknown[]) => {
    const err = given.find((each) => each instanceof Error);
    return err ? { err } : {};
  };
  console.error = (...given: unknown[]) =>
    log().error(errorIn(given), said(...given) || 'printed by a library');
  console.warn = (...given: unknown[]) =>
    log().warn(errorIn(given), said(...given) || 'printed by a library');
  console.log = (...given: unknown[]) => log().info(errorIn(given), said(...given) || 'printed by a library');
  console.info = console.log;
  console.debug = (...given: unknown[]) => log().debug(errorIn(given), said(...given));
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log().warn({ err: warning }, 'a warning of Node'));
  // A promise was not awaited somewhere. Its request is answered or lost; other requests are not affected.
  process.on('unhandledRejection', (reason) => log().error({ err: reason }, 'a promise failed unseen'));
  // What was being done when it was thrown is unknown: a new process is safer than this one.
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'an error was caught by nobody; the process ends');
    process.exit(1);
  });
}
