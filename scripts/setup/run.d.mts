/** Does a step and prints one line with its seconds. */
export function step<T>(label: string, work: () => Promise<T>): Promise<T>;
