import { useEffect, useState } from 'react';

const workerPath = '/route-optimization/driver-worker.js';
const scope = '/route-optimization/driver';

/** Keeps the driver's page and its files on the phone, so that it opens without a network; says when that is done. */
export function useOfflinePage(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // Browsers have no such workers outside https and the own machine; the open page works without a network anyway.
    if (!('serviceWorker' in navigator)) return;
    let left = false;
    async function keep() {
      const registration = await navigator.serviceWorker.register(workerPath, { scope });
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(location.origin));
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!left) setKept(true);
      };
      worker?.postMessage({ keep: [location.origin + location.pathname, ...new Set(loaded)] }, [port2]);
    }
    keep().catch(() => {
      // Without the worker the page says that it must stay open.
    });
    return () => {
      left = true;
    };
  }, []);
  return isKept;
}
