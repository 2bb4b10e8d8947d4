import type { StoredSite } from '#server/tools/stored-site.ts';

const home = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sample library</title>
<link rel="stylesheet" href="/site.css">
<script src="/search.js" defer></script>
</head>
<body>
<h1>Open until eight</h1>
<form action="/search"><label>Title <input type="search" name="q"></label><button>Find</button></form>
<footer><a href="/privacy">Privacy</a> <a href="/imprint">Imprint</a></footer>
</body>
</html>
`;

const page = {
  'content-type': 'text/html; charset=utf-8',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'set-cookie': ['__Host-session=sample; Path=/; Secure; HttpOnly; SameSite=Lax'],
};

/** A library without trackers: what a page looks like when nothing needs fixing. */
export const library: StoredSite = {
  'https://library.example/': { status: 200, headers: page, body: home },
  'http://library.example/': { status: 301, headers: { location: 'https://library.example/' } },
  'https://library.example/site.css': {
    status: 200,
    headers: { 'content-type': 'text/css' },
    body: 'body{margin:2rem}',
  },
  'https://library.example/search.js': {
    status: 200,
    headers: { 'content-type': 'text/javascript' },
    body: "document.querySelector('form').addEventListener('submit', () => {});\n",
  },
};
