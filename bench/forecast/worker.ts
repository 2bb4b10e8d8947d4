import { parentPort, workerData } from 'node:worker_threads';
import { forecast } from '#engines/forecast/forecast.ts';
import { type PeerName, peers } from './peers.ts';

/** What a worker is given of a series: nothing of what came afterwards, and not the name of its set. */
export interface Asked {
  id: string;
  x: (number | null)[];
  m: number;
  h: number;
}

export interface Answer {
  forecast: number[];
  lower95: number[];
  upper95: number[];
  /** Processor time of the forecast alone. */
  milliseconds: number;
  peers: Record<PeerName, number[]>;
}

function answer({ x, m, h }: Asked): Answer {
  const before = process.threadCpuUsage();
  const { mean, bands } = forecast(x, { horizon: h, period: m });
  const { user, system } = process.threadCpuUsage(before);
  const known = x.filter((value) => value !== null);
  const others = Object.entries(peers).map(([name, peer]) => [name, [...Array.from(peer(known, h, m))]]);
  return {
    forecast: [...mean],
    lower95: [...bands[95].lower],
    upper95: [...bands[95].upper],
    milliseconds: (user + system) / 1000,
    peers: Object.fromEntries(others) as Answer['peers'],
  };
}

parentPort?.postMessage((workerData as Asked[]).map(answer));
