// npm run audit: what the registry knows against our packages, and under which licences they are. Exits 1 when something is wrong.
import { spawnSync } from 'node:child_process';
import { readAdvisories } from './advisories.ts';
import { countsByLicence, licenceProblem } from './licence-rules.ts';
import { lockedPackages, staleStatements } from './read-lockfile.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
  shell: process.platform === 'win32',
});
const advisories = readAdvisories(stdout ?? '');
console.log('Advisories');
if (advisories.is === 'unknown') console.log(`  The registry could not be reached: ${advisories.why}.`);
else if (advisories.lines.length === 0) console.log('  None.');
else for (const line of advisories.lines) console.log(`  ${line}`);

const packages = lockedPackages();
console.log(`\nLicences of ${packages.length} packages, including those for other platforms`);
for (const [licence, count] of countsByLicence(packages))
  console.log(`  ${String(count).padStart(4)}  ${licence}`);

const problems = [
  ...packages.map(licenceProblem).filter((problem) => problem !== null),
  ...staleStatements(),
];
console.log(problems.length === 0 ? '\nEvery package has a licence that is allowed.' : '');
for (const problem of problems) console.error(problem);
if (problems.length > 0 || (advisories.is === 'known' && advisories.lines.length > 0)) process.exitCode = 1;
