type TabMessage = 'signed-in' | 'signed-out';

const name = 'identity';

/** Tells every tab, this one too, that who is signed in has changed. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}
