import type { TestCommand } from './shards.ts';

/** One of the commands, with the projects of playwright.config.ts and vitest.config.ts that it runs completely. */
interface CoveringCommand extends TestCommand {
  journeys?: string;
  units?: readonly string[];
}

/** Every command that tests something, as `npm run test:all` runs them. A test sees to it that nothing is left out. */
export const testCommands: readonly CoveringCommand[] = [
  { name: 'test', minutes: 10, units: ['alone', 'app', 'features', 'server'] },
  { name: 'test:long', minutes: 20, units: ['long'], journeys: 'long' },
  { name: 'test:site', minutes: 8, journeys: 'site' },
  { name: 'test:account', minutes: 8, journeys: 'account' },
  { name: 'test:panel', minutes: 12, journeys: 'panel' },
  { name: 'check:kit', minutes: 13, journeys: 'kit' },
  { name: 'test:two-servers', minutes: 5 },
  { name: 'test:runtime', minutes: 4 },
  { name: 'test:models', minutes: 5, units: ['models'] },
  { name: 'test:caldav', minutes: 1 },
  { name: 'test:emulator', minutes: 2 },
];
