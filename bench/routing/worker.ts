// One member of a team in a thread of its own; its seconds are those of the thread's own processor time.
import { parentPort } from 'node:worker_threads';
import { createMember, type ToMember } from '#engines/routing/member.ts';

const port = parentPort;
if (!port) throw new Error('This runs as a worker thread');
const clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const hear = createMember((message) => port.postMessage(message), clock);
port.on('message', (message: ToMember) => hear(message));
