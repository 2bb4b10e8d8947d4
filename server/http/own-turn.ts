const waiting: (() => void)[] = [];

function begin(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(begin);
}

/**
 * Waits for a turn of the event loop in which no other long step begins. What needs next to no time, such as a stored
 * page, a refusal or a health check, is answered between two steps instead of after all of them.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(begin);
  });
}
