import type { StoredSite } from '#server/tools/stored-site.ts';

const home = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sample lamp shop</title>
<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-SAMPLE"></script>
<script src="https://static.hotjar.com/c/hotjar-1.js"></script>
<script type="text/plain" data-consent="ads" src="https://connect.facebook.net/en_US/fbevents.js"></script>
<script src="/consent.js" defer></script>
</head>
<body>
<h1>Lamps for reading</h1>
<img src="/lamp.svg" alt="A lamp">
<iframe src="https://www.youtube.com/embed/sample" title="How a lamp is made"></iframe>
<form action="http://shop.example/newsletter" method="post">
<label>E-mail <input type="email" name="email"></label>
<button>Subscribe</button>
</form>
<div id="consent" hidden>
<p>We use cookies for measuring and advertising.</p>
<button id="yes">Accept all</button> <button id="no">Only what is needed</button>
</div>
<footer><a href="/privacy">Privacy</a> <a href="/imprint">Imprint</a> <a href="/cookies">Cookies</a></footer>
</body>
</html>
`;

/** Asks, keeps the answer, and lets what was held back run after a yes. */
const consent = `const kept = /consent=(yes|no)/.exec(document.cookie)?.[1];
const release = () => {
  for (const held of document.querySelectorAll('script[data-consent]')) {
    const script = document.createElement('script');
    script.src = held.getAttribute('src');
    document.head.append(script);
  }
};
const answer = (word) => {
  document.cookie = 'consent=' + word + '; max-age=15552000; path=/; secure; samesite=lax';
  document.getElementById('consent').hidden = true;
  if (word === 'yes') release();
};
if (kept === 'yes') release();
if (!kept) document.getElementById('consent').hidden = false;
document.getElementById('yes').addEventListener('click', () => answer('yes'));
document.getElementById('no').addEventListener('click', () => answer('no'));
`;

/** What a measuring script does, in a few lines. */
const measuring = `document.cookie = '_ga=GA1.1.1; max-age=63072000; path=/';
fetch('https://www.google-analytics.com/g/collect?v=2&tid=G-SAMPLE', { method: 'POST', mode: 'no-cors' });
`;

/** What a recorder does: it listens, and sends. */
const recorder = `localStorage.setItem('_hjSessionUser_1', '{"id":"sample"}');
for (const kind of ['mousemove', 'scroll', 'click']) addEventListener(kind, () => {}, { passive: true });
new MutationObserver(() => {}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
fetch('https://in.hotjar.com/api/v2/client/sites/1/visit-data', { method: 'POST', mode: 'no-cors' });
`;

const advertising = `document.cookie = '_fbp=fb.1.1.1; max-age=7776000; path=/';
new Image().src = 'https://www.facebook.com/tr?id=1&ev=PageView';
`;

const script = { 'content-type': 'text/javascript' };
const page = {
  'content-type': 'text/html; charset=utf-8',
  server: 'Apache/2.4.41 (Ubuntu)',
  'x-powered-by': 'PHP/7.4.3',
  'set-cookie': [
    'PHPSESSID=sample; Path=/; HttpOnly',
    'cart=sample; Path=/; Max-Age=1209600; Secure; SameSite=Lax',
    '_gcl_au=1.1.1; Path=/; Max-Age=7776000',
  ],
};

/** A shop that asks, and does not wait for the answer: a recorder runs whatever is said. */
export const shop: StoredSite = {
  'https://shop.example/': { status: 200, headers: page, body: home },
  'http://shop.example/': { status: 200, headers: page, body: home },
  'https://shop.example/consent.js': { status: 200, headers: script, body: consent },
  'https://www.googletagmanager.com/gtag/js?id=G-SAMPLE': { status: 200, headers: script, body: measuring },
  'https://static.hotjar.com/c/hotjar-1.js': { status: 200, headers: script, body: recorder },
  'https://connect.facebook.net/en_US/fbevents.js': { status: 200, headers: script, body: advertising },
};
