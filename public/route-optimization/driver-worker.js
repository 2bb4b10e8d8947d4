// Keeps the driver's page on the phone. It asks the network first, so a new version is seen at once, and answers from
// what it kept when there is no network, or none worth the name within three seconds.
const cacheName = 'driver-page';
const patience = 3000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

async function keep(addresses) {
  const cache = await caches.open(cacheName);
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      if (answer.ok) await cache.put(address, answer);
    }),
  );
}

addEventListener('message', ({ data, ports: [port] }) => {
  keep(data.keep).then(() => port.postMessage('kept'));
});

async function answerTo(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, {
    ignoreSearch: request.mode === 'navigate',
    ignoreVary: true,
  });
  const asked = fetch(request).then((answer) => {
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  const tired = new Promise((resolve) => setTimeout(() => resolve(kept), patience));
  return Promise.race([asked.catch(() => kept), tired]);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin)
    event.respondWith(answerTo(request));
});
