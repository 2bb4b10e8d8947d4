import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, startSite } from '../scripts/test/site.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';

const connections = 64;
const seconds = 6;
const rounds = 3;

function needTools(): void {
  for (const tool of ['nginx', 'wrk']) {
    try {
      execFileSync('which', [tool], { stdio: 'ignore' });
    } catch {
      throw new Error(
        `This benchmark needs ${tool}: apt-get install nginx-light libnginx-mod-http-brotli-static wrk`,
      );
    }
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: br',
    url,
  ]);
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(stdout);
  if (errors) throw new Error(`${url} answered ${errors[1]} errors under load`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

/** nginx with one worker, sending the same compressed page from a file. */
async function startNginx(
  folder: string,
  html: Buffer,
  brotli: Buffer,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  await mkdir(join(folder, 'www'), { recursive: true });
  await writeFile(join(folder, 'www/index.html'), html);
  await writeFile(join(folder, 'www/index.html.br'), brotli);
  await writeFile(
    join(folder, 'nginx.conf'),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { types { text/html html; } access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/www; brotli_static on; } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  await wait(800);
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('close', done));
    },
  };
}

/** The least that node:http can do: one answer in memory, nothing else, in a process of its own. */
async function startBare(
  folder: string,
  answer: Buffer,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const file = `answer-${port}`;
  await writeFile(join(folder, file), answer);
  const program = `
    const body = require('node:fs').readFileSync('${file}');
    const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br', 'Content-Length', String(body.length)];
    require('node:http').createServer((request, response) => { response.writeHead(200, headers); response.end(body); }).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['-e', program], { cwd: folder, stdio: 'inherit' });
  await wait(500);
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('close', done));
    },
  };
}

/** The cached home page beside nginx and a bare node:http, same bytes, same run; and a call that reads the database. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  needTools();
  const folder = await mkdtemp(join(tmpdir(), 'bench-serve-'));
  const site = await startSite();
  try {
    const fetched = async (encoding: string) => {
      const { stdout } = await promisify(execFile)(
        'curl',
        ['-s', '-H', `Accept-Encoding: ${encoding}`, `${site.address}/`],
        { encoding: 'buffer', maxBuffer: 1 << 24 },
      );
      return stdout;
    };
    // Asked for twice, the page is compressed again, and better, behind its answers.
    await fetched('br');
    await fetched('br');
    await wait(5000);
    const [html, brotli] = [await fetched('identity'), await fetched('br')];
    const nginx = await startNginx(folder, html, brotli);
    const bare = await startBare(folder, brotli);
    // What is left when nothing is sent: no program on node:http answers faster than this.
    const ceiling = await startBare(folder, Buffer.from('ok'));
    const peers = [
      { name: 'nginx, one worker', url: nginx.address },
      { name: 'bare node:http', url: bare.address },
      { name: 'bare node:http, two bytes', url: ceiling.address },
      { name: 'the site, cached home page', url: `${site.address.replace('localhost', '127.0.0.1')}/` },
      {
        name: 'the site, a call that reads the database',
        url: `${site.address.replace('localhost', '127.0.0.1')}/readyz`,
      },
    ].map((peer) => ({ ...peer, rates: [] as number[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const peer of peers) peer.rates.push(await requestsPerSecond(peer.url));
    }
    await nginx.stop();
    await bare.stop();
    await ceiling.stop();
    const base = median(peers[0]?.rates ?? []);
    const bareRate = median(peers[1]?.rates ?? []);
    console.log(
      `\n${connections} connections, ${rounds} rounds of ${seconds} s, ${brotli.length} bytes of brotli\n`,
    );
    printTable(
      ['', 'requests/s', 'relative to nginx', 'to bare', 'lowest', 'highest'],
      peers.map(({ name, rates }) => [
        name,
        Math.round(median(rates)),
        (median(rates) / base).toFixed(2),
        (median(rates) / bareRate).toFixed(2),
        Math.round(Math.min(...rates)),
        Math.round(Math.max(...rates)),
      ]),
    );
    const own = median(peers[3]?.rates ?? []);
    if (write) {
      await writeProof('npm run bench:serve', [
        { id: 'serve.home.rate', value: Math.round(own), unit: 'requests/s' },
        { id: 'serve.home.to-nginx', value: Number((own / base).toFixed(2)), unit: 'of nginx' },
        { id: 'serve.home.to-bare', value: Number((own / bareRate).toFixed(2)), unit: 'of bare node:http' },
      ]);
    }
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
