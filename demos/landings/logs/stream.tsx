import { useEffect, useId, useRef, useState } from 'react';
import { download } from '../../kit/export/download.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { LineRow } from './line-row.tsx';
import { type LogLine, pauseBefore, readFilter, readLog, written } from './log-lines.ts';
import { sampleLog } from './words.ts';

const place = 'landing-logs';
const shown = 400;

interface Kept {
  text: string;
  filter: string;
}

function keptFrom(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('filter' in value)) return null;
  const { text, filter } = value;
  return typeof text === 'string' && typeof filter === 'string' ? { text, filter } : null;
}

const linesOf = (text: string): LogLine[] => {
  const read = readLog(text);
  return 'lines' in read ? read.lines : [];
};

/** Lets lines arrive one by one at the pace they were written; null while nothing is followed. */
function useFollowing(lines: readonly LogLine[]) {
  const [arrived, setArrived] = useState<number | null>(null);
  useEffect(() => {
    if (arrived === null) return;
    if (arrived >= lines.length) {
      setArrived(null);
      return;
    }
    const timer = setTimeout(() => setArrived(arrived + 1), pauseBefore(lines, arrived));
    return () => clearTimeout(timer);
  }, [arrived, lines]);
  return { arrived, follow: () => setArrived(1), stop: () => setArrived(null) };
}

/** A log that is pasted, filtered, followed and taken away. */
export function Stream() {
  const id = useId();
  const [{ text, filter }, setState] = useState<Kept>({ text: sampleLog, filter: '' });
  const [lines, setLines] = useState(() => linesOf(sampleLog));
  const [draft, setDraft] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { arrived, follow, stop } = useFollowing(lines);
  useEffect(() => {
    const kept = keptFrom(keptState(place));
    const keptLines = kept ? linesOf(kept.text) : [];
    if (!kept || keptLines.length === 0) return;
    setState(kept);
    setLines(keptLines);
  }, []);
  useEffect(() => {
    if (arrived !== null) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [arrived]);

  function change(next: Kept) {
    setState(next);
    keepState(place, next);
  }
  function take() {
    const read = readLog(draft);
    if ('trouble' in read) {
      setTrouble(read.trouble);
      return;
    }
    stop();
    setTrouble(null);
    setLines(read.lines);
    change({ text: draft, filter });
    setDraft('');
  }
  const sieve = readFilter(filter);
  const wrong = 'trouble' in sieve ? sieve.trouble : null;
  const seen = (arrived === null ? lines : lines.slice(0, arrived)).map((line, number) => ({
    ...line,
    number,
  }));
  const left = 'keeps' in sieve ? seen.filter(sieve.keeps) : seen;
  const services = [...new Set(lines.map(({ service }) => service))]
    .filter((service) => service !== '-')
    .slice(0, 8);
  return (
    <div data-centrepiece>
      <div className="prompt">
        <label htmlFor={`${id}-filter`}>$ grep</label>
        <input
          id={`${id}-filter`}
          value={filter}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="level:warn -retried /took=\d+ms/"
          aria-label="Filter"
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-wrong`}
          onChange={({ target }) => change({ text, filter: target.value })}
        />
      </div>
      <p id={`${id}-wrong`} className="trouble" role="alert">
        {wrong}
      </p>
      <div className="keys">
        {['', 'level:warn', 'level:error', ...services.map((service) => `service:${service}`)].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => change({ text, filter: one })}
          >
            {one || 'all'}
          </button>
        ))}
      </div>
      <p className="count" role="status">
        {left.length} of {lines.length} {lines.length === 1 ? 'line' : 'lines'}
        {left.length > shown ? `, the last ${shown} are shown` : ''}
      </p>
      <ol ref={list} className="screen" tabIndex={0} aria-label="Log lines">
        {left.slice(-shown).map((line) => (
          <li key={line.number} data-level={line.level}>
            <LineRow line={line} />
          </li>
        ))}
      </ol>
      <div className="keys">
        <button type="button" onClick={arrived === null ? follow : stop}>
          {arrived === null ? 'follow' : 'stop following'}
        </button>
        <button
          type="button"
          disabled={left.length === 0}
          onClick={() => download('tailfeather.log', `${left.map(written).join('\n')}\n`)}
        >
          save these lines
        </button>
        <button
          type="button"
          onClick={() => {
            stop();
            setState({ text: sampleLog, filter: '' });
            setLines(linesOf(sampleLog));
            forgetState(place);
          }}
        >
          back to the sample
        </button>
      </div>
      <label className="paste-label" htmlFor={`${id}-paste`}>
        $ cat &gt; your.log
      </label>
      <textarea
        id={`${id}-paste`}
        rows={5}
        value={draft}
        spellCheck={false}
        aria-label="Your own log lines"
        aria-invalid={trouble !== null}
        aria-describedby={`${id}-trouble`}
        placeholder={
          '2026-11-19T09:14:02Z ERROR [pay] card refused\n{"level":"warn","service":"rates","msg":"slow"}'
        }
        onChange={({ target }) => setDraft(target.value)}
      />
      <p id={`${id}-trouble`} className="trouble" role="alert">
        {trouble}
      </p>
      <div className="keys">
        <button type="button" onClick={take}>
          read these lines
        </button>
      </div>
    </div>
  );
}
