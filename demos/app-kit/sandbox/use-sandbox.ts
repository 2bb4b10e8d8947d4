import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Application } from './application.ts';
import type { Collections } from './edits.ts';
import { keepInBrowser } from './keep.ts';
import { createSandbox, type News, type Sandbox, type SandboxState } from './sandbox.ts';

/** Today in the visitor's own zone: 2026-11-18. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The way to other tabs, or null where the browser forbids it together with storage. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export interface UsedSandbox<C extends Collections> extends SandboxState<C> {
  sandbox: Sandbox<C>;
  change: Sandbox<C>['change'];
}

/**
 * The visitor's own records of an application. The server and the first drawing show the sample data of `firstDay`;
 * then what this browser kept takes its place. Tabs that show the same application follow each other.
 */
export function useSandbox<C extends Collections>(
  application: Application<C>,
  firstDay: string,
): UsedSandbox<C> {
  const channel = useRef<BroadcastChannel | null>(null);
  const sandbox = useMemo(
    () =>
      createSandbox(
        application,
        keepInBrowser<C>(`${application.id}-${application.version}`),
        firstDay,
        (news) => channel.current?.postMessage(news),
      ),
    [application, firstDay],
  );
  const state = useSyncExternalStore(sandbox.subscribe, sandbox.get, sandbox.get);
  useEffect(() => {
    void sandbox.open(today());
    const opened = channelOf(`${application.id}-${application.version}`);
    if (opened) opened.onmessage = ({ data }: MessageEvent<News<C>>) => sandbox.hear(data);
    channel.current = opened;
    return () => {
      opened?.close();
      channel.current = null;
    };
  }, [application, sandbox]);
  return useMemo(() => ({ ...state, sandbox, change: sandbox.change }), [state, sandbox]);
}
