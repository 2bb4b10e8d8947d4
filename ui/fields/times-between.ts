const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const written = (total: number) =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;

/** The times of a day from one to another, so many minutes apart. */
export function timesBetween(from: string, to: string, every: number): string[] {
  const times: string[] = [];
  for (let at = minutes(from); at <= minutes(to); at += every) times.push(written(at));
  return times;
}
