import { bodyBombs } from './bodies.ts';
import type { Bomb } from './bomb.ts';
import { type HostileSite, openHostileSite } from './hostile-site.ts';
import { otherBombs } from './others.ts';
import { pastedBombs } from './pasted.ts';
import { sendBomb } from './send-bomb.ts';
import { servedBombs } from './served.ts';

/** What became of one bomb. */
export interface BombRow {
  name: string;
  /** The parser that it was meant for. */
  aims: string;
  bytes: number;
  status: number;
  last: string;
  ms: number;
}

export interface BombOptions {
  /** The server under attack, on this machine. */
  address: string;
  /** Where a hostile site may listen; the server's `TEST_FETCH_ORIGINS` holds `http://127.0.0.1:PORT`. Without it nothing is fetched. */
  sitePort?: number;
  /** The server's `MAIL_INCOMING_SECRET`; without it no mail is sent. */
  mailSecret?: string;
  /** Others than all there are. */
  bombs?: readonly Bomb[];
}

const all: readonly Bomb[] = [...pastedBombs, ...bodyBombs, ...otherBombs, ...servedBombs];

/** Sends every bomb to a running server, one after the other, and tells what it said and how long that took. */
export async function runBombs({
  address,
  sitePort,
  mailSecret,
  bombs = all,
}: BombOptions): Promise<BombRow[]> {
  const site: HostileSite | null = sitePort === undefined ? null : await openHostileSite(sitePort);
  const wanted = bombs.filter((bomb) => (site || !bomb.site) && (mailSecret || !bomb.mailed));
  const rows: BombRow[] = [];
  try {
    for (const [at, bomb] of wanted.entries()) {
      if (bomb.site) site?.serve(bomb.site);
      const body = bomb.body?.(site?.origin ?? '') ?? '';
      const from = `127.77.${Math.floor(at / 250)}.${1 + (at % 250)}`;
      const began = performance.now();
      const answer = await sendBomb(bomb, { address, body, from, secret: mailSecret });
      const bytes = Buffer.byteLength(body) + bomb.path.length;
      const row = {
        name: bomb.name,
        aims: bomb.aims,
        bytes,
        ...answer,
        ms: Math.round(performance.now() - began),
      };
      rows.push(row);
    }
  } finally {
    await site?.close();
  }
  return rows;
}
