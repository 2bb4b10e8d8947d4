/** What tabs of one browser tell each other. */
export type TabMessage = 'signed-in' | 'signed-out';

const name = 'identity';

/** Tells the other tabs. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}
