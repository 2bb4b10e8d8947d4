const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

export interface LogLine {
  /** As it was written; empty where there was none. */
  at: string;
  level: Level;
  service: string;
  text: string;
}

export const mostLines = 5000;

const levelOf = (word: string): Level | null => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(?:error|err|fatal|critical|crit|panic|severe|emerg|alert)$/.test(plain)) return 'error';
  if (/^warn(?:ing)?$/.test(plain)) return 'warn';
  if (/^(?:info|notice|log)$/.test(plain)) return 'info';
  return /^(?:debug|trace|verbose)$/.test(plain) ? 'debug' : null;
};

const textIn = (record: Record<string, unknown>, names: readonly string[]): string => {
  const found = names.map((name) => record[name]).find((value) => value !== undefined && value !== null);
  return found === undefined ? '' : typeof found === 'object' ? JSON.stringify(found) : String(found);
};

/** Numbers as pino and bunyan write them: 30 is info, 40 warn, 50 error. */
const numbered = (level: string): Level =>
  Number(level) >= 50 ? 'error' : Number(level) >= 40 ? 'warn' : Number(level) >= 30 ? 'info' : 'debug';

function fromJson(line: string): LogLine | null {
  if (!line.startsWith('{')) return null;
  try {
    const record = JSON.parse(line) as Record<string, unknown>;
    const level = textIn(record, ['level', 'severity', 'lvl', 'levelname']);
    return {
      at: textIn(record, ['time', 'timestamp', 'ts', '@timestamp', 'at']),
      level: /^\d+$/.test(level) ? numbered(level) : (levelOf(level) ?? 'info'),
      service: textIn(record, ['service', 'logger', 'name', 'component', 'app']) || '-',
      text: textIn(record, ['msg', 'message', 'text', 'event']) || line,
    };
  } catch {
    return null;
  }
}

const stamp =
  /^\[?((?:\d{4}-\d{2}-\d{2}[T ])?\d{2}:\d{2}:\d{2}(?:[.,]\d+)?(?:Z|[+-]\d{2}:?\d{2})?|[A-Z][a-z]{2}\s+\d{1,2} \d{2}:\d{2}:\d{2})\]?\s+/;

/** Reads one line. What can't be told from it stays in the text, so nothing is lost. */
export function readLine(line: string): LogLine {
  const json = fromJson(line.trim());
  if (json) return json;
  const at = stamp.exec(line)?.[1] ?? '';
  let rest = line.replace(stamp, '').trim();
  const [first = ''] = rest.split(/\s+/, 1);
  const level = levelOf(first);
  if (level) rest = rest.slice(first.length).trim();
  const service = /^\[?([\w.-]{1,24})\]?:?\s+(?=\S)/.exec(rest);
  const named = service?.[1] && (level !== null || /[\]:]\s/.test(service[0]));
  if (service && named) rest = rest.slice(service[0].length);
  return {
    at,
    level: level ?? (/\b(?:error|exception|failed|fatal)\b/i.test(rest) ? 'error' : 'info'),
    service: named ? (service?.[1] ?? '-') : '-',
    text: rest,
  };
}

/** Reads a pasted log, or says why it can't. */
export function readLog(text: string): { lines: LogLine[] } | { trouble: string } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return { trouble: 'There are no lines yet. Paste some text from a log.' };
  if (lines.length > mostLines)
    return {
      trouble: `${lines.length} lines are more than the ${mostLines} this page holds. Paste a part of them.`,
    };
  return { lines: lines.map(readLine) };
}

/** Whether a line is shown. */
export type Sieve = (line: LogLine) => boolean;

/** Reads a filter: words, -words, level:, service: and /regular expressions/. Says what is wrong with it. */
export function readFilter(typed: string): { keeps: Sieve } | { trouble: string } {
  const parts = typed.match(/\/(?:\\.|[^/\\])+\/|\S+/g) ?? [];
  const sieves: Sieve[] = [];
  for (const part of parts) {
    const pattern = /^\/(.+)\/$/.exec(part)?.[1];
    const [, key, value = ''] = /^(level|service):(.*)$/i.exec(part) ?? [];
    if (pattern) {
      try {
        const sought = new RegExp(pattern, 'i');
        sieves.push(({ text }) => sought.test(text));
      } catch {
        return { trouble: `${part} isn’t a regular expression. Check its brackets.` };
      }
    } else if (key?.toLowerCase() === 'level') {
      const sought = levelOf(value);
      const least = sought ? levels.indexOf(sought) : -1;
      if (least < 0) return { trouble: `There is no level “${value}”. Try level:warn or level:error.` };
      sieves.push(({ level }) => levels.indexOf(level) >= least);
    } else if (key) sieves.push(({ service }) => service.toLowerCase() === value.toLowerCase());
    else {
      const isOut = part.length > 1 && part.startsWith('-');
      const sought = (isOut ? part.slice(1) : part).toLowerCase();
      sieves.push(
        ({ at, service, text }) => `${at} ${service} ${text}`.toLowerCase().includes(sought) !== isOut,
      );
    }
  }
  return { keeps: (line) => sieves.every((sieve) => sieve(line)) };
}

/** Milliseconds of a clock within its day; null where a line has none. */
export function clockOf(at: string): number | null {
  const found = /(\d{2}):(\d{2}):(\d{2})(?:[.,](\d+))?/.exec(at);
  if (!found) return null;
  const [, hours, minutes, seconds, part = '0'] = found;
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 +
    Math.round(Number(`0.${part}`) * 1000)
  );
}

/** How long to wait before the next line arrives: as it was written, between 60 ms and a second. */
export function pauseBefore(lines: readonly LogLine[], index: number): number {
  const [before, now] = [clockOf(lines[index - 1]?.at ?? ''), clockOf(lines[index]?.at ?? '')];
  return before === null || now === null ? 200 : Math.min(1000, Math.max(60, now - before));
}

export const written = ({ at, level, service, text }: LogLine): string =>
  [at, level, service, text].filter((part) => part !== '').join(' ');
