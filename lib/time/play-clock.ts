const parts = (seconds: number) => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
};
const two = (value: number) => String(value).padStart(2, '0');

/** A length of time as players write it: 0:07, 12:30, 1:02:03. */
export function clock(time: number): string {
  const { hours, minutes, seconds } = parts(time);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`);

/** The same as it is said: 1 minute 5 seconds. */
export function spokenTime(time: number): string {
  const { hours, minutes, seconds } = parts(time);
  const said = [
    hours > 0 ? counted(hours, 'hour') : '',
    minutes > 0 ? counted(minutes, 'minute') : '',
    seconds > 0 || hours + minutes === 0 ? counted(seconds, 'second') : '',
  ];
  return said.filter(Boolean).join(' ');
}
