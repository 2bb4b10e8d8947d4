/** One of the commands that test something, with a rough guess of its minutes, which only serves to divide them. */
export interface TestCommand {
  name: string;
  minutes: number;
}

/** Which of so many machines this is, from 1 on. */
export interface Shard {
  place: number;
  of: number;
}

/** Reads `2/4`. */
export function shardFrom(text: string): Shard {
  const [, place = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (place < 1 || place > of)
    throw new Error(`--shard=${text} is not a valid part: write it as 2/4, for example`);
  return { place, of };
}

/** What one machine runs: the longest command goes to whichever has least to do so far, then the next. */
export function shardOf(commands: readonly TestCommand[], { place, of }: Shard): string[] {
  const machines = Array.from({ length: of }, () => ({ minutes: 0, names: [] as string[] }));
  for (const { name, minutes } of commands.toSorted((a, b) => b.minutes - a.minutes)) {
    const freest = machines.reduce((best, each) => (each.minutes < best.minutes ? each : best));
    freest.minutes += minutes;
    freest.names.push(name);
  }
  return machines[place - 1]?.names ?? [];
}
