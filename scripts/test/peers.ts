import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startDns } from '../../server/testing/dns-stand-in.ts';
import { clientId, startGoogle } from '../../tests/conformance/google-stand-in.ts';
import { startMaps } from '../../tests/conformance/maps-stand-in.ts';
import { startStripe } from '../../tests/conformance/stripe-stand-in.ts';
import { startMailPeer } from '../../tests/torture/mail-peer.ts';

import { makeHookSink } from './hook-sink.ts';
import { makeSamplePages } from './sample-pages.ts';

/** The other servers that a site talks to in the browser tests. */
interface Peers {
  /** Answers every worker: `GET /mails` with what was mailed, `POST /credential` with one of Google's for the claims, and the pages that tests PUT. */
  address: string;
  /** What a site needs to know in order to talk to them. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** The DNS answers about the sender's domain in tests. */
const zone = {
  txt: { 'example.com': ['v=spf1 mx ~all'], '_dmarc.example.com': [] },
  mx: { 'example.com': ['mx.example.com'] },
};

/** Starts a mail server, a name server and stand-ins for Google, Stripe, a geocoder and a router on loopback. */
export async function startPeers(): Promise<Peers> {
  const mail = await startMailPeer();
  const google = await startGoogle();
  const stripe = await startStripe();
  const dns = await startDns(zone);
  const maps = await startMaps();
  const hooks = makeHookSink();
  const samples = makeSamplePages();
  const server = createServer(async (request, response) => {
    if ((await hooks(request, response)) || (await samples(request, response))) return;
    const claims = request.method === 'POST' ? ((await json(request)) as Record<string, unknown>) : null;
    response.end(JSON.stringify(claims ? await google.credential(claims) : mail.mails));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    env: {
      TEST_HOOKS: '1',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CERTS_URL: google.certsUrl,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Studio <studio@example.com>',
      TEST_FETCH_ORIGINS: address,
      DNS_SERVERS: dns.address,
      ...stripe.env,
      ...maps.env,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await google.close();
      await stripe.close();
      await mail.close();
      await dns.close();
      await maps.close();
    },
  };
}
