import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FromBrowser, VisitJob } from '#demos/privacy/browser/messages.server.ts';
import { stored } from '#demos/privacy/examples/stored.server.ts';
import type { VisitSeen, VisitsSeen } from '#engines/privacy/visits/visits-seen.ts';
import { projectRoot } from '#server/project-root.ts';
import { chromiumPath } from './test/browser.ts';

const program = join(projectRoot(), 'demos/privacy/browser/visits.thread.ts');
const file = join(projectRoot(), 'demos/privacy/examples/recorded.json');

/** Lets a browser visit one example, by the same program that visits pages for visitors. */
function visited(job: VisitJob): Promise<VisitsSeen> {
  const visits: VisitSeen[] = [];
  const pressed: Record<'refused' | 'accepted', string | null> = { refused: null, accepted: null };
  const { promise, resolve, reject } = Promise.withResolvers<VisitsSeen>();
  const child = fork(program);
  child.on('message', (heard: FromBrowser) => {
    if (heard.is === 'failed') reject(new Error(heard.message));
    if (heard.is === 'done')
      resolve({ pressed, visits, cut: heard.cut, recorded: new Date().toISOString().slice(0, 10) });
    if (heard.is !== 'visited') return;
    visits.push(heard.visit);
    if (heard.visit.choice !== 'before') pressed[heard.visit.choice] = heard.pressed;
  });
  child.send(job);
  return promise;
}

// Records what a browser sees of the privacy scanner's examples, for sites that have none: run it as an ordinary user.
const executable = await chromiumPath();
const recorded: Record<string, VisitsSeen> = {};
for (const [id, load] of Object.entries(stored)) {
  const site = load();
  const address = Object.keys(site)[0] ?? '';
  recorded[id] = await visited({
    address,
    site,
    executable,
    allowed: [],
    introduction: 'recording',
    limitMs: 28_000,
  });
  console.log(`${id}: ${recorded[id].visits.length} visits`);
}
await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
