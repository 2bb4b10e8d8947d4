import type { StoredSite } from '#server/tools/stored-site.ts';

const home = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sample practice</title>
<script src="https://cdn.jsdelivr.net/npm/@fingerprintjs/fingerprintjs@4/dist/fp.min.js"></script>
<script src="https://widget.intercom.io/widget/sample"></script>
<link rel="stylesheet" href="https://practice.example/site.css">
</head>
<body>
<h1>Appointments without waiting</h1>
<img src="http://practice.example/team.jpg" alt="The team">
<img src="https://px.ads.linkedin.com/collect?pid=1" width="1" height="1" alt="">
<form action="/appointment" method="get">
<label>Name <input name="name" autocomplete="name"></label>
<label>Born <input name="birthday" type="date"></label>
<label>What hurts? <textarea name="message"></textarea></label>
<button>Ask for an appointment</button>
</form>
<form action="https://forms.collector.example/f/1" method="post">
<label>E-mail <input type="email" name="email"></label>
<button>Send me news</button>
</form>
<iframe src="https://www.google.com/maps/embed?pb=sample" title="Where we are"></iframe>
<script>
const canvas = document.createElement('canvas');
const pen = canvas.getContext('2d');
pen.fillText('Sample practice, 1234', 2, 12);
localStorage.setItem('visitor', canvas.toDataURL().slice(-32));
</script>
<footer><a href="/imprint">Imprint</a></footer>
</body>
</html>
`;

const page = {
  'content-type': 'text/html; charset=utf-8',
  'strict-transport-security': 'max-age=86400',
  'content-security-policy': "default-src * 'unsafe-inline' 'unsafe-eval'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'unsafe-url',
  'set-cookie': ['login_session=sample; Path=/; Secure'],
};
const script = { 'content-type': 'text/javascript' };

/** A practice that asks nobody: fingerprints, health data in addresses, and no privacy policy. */
export const practice: StoredSite = {
  'https://practice.example/': { status: 200, headers: page, body: home },
  'http://practice.example/': { status: 301, headers: { location: 'https://practice.example/' } },
  'https://cdn.jsdelivr.net/npm/@fingerprintjs/fingerprintjs@4/dist/fp.min.js': {
    status: 200,
    headers: script,
    body: `const gl = document.createElement('canvas').getContext('webgl');
const about = gl?.getExtension('WEBGL_debug_renderer_info');
if (about) gl.getParameter(about.UNMASKED_RENDERER_WEBGL);
`,
  },
  'https://widget.intercom.io/widget/sample': {
    status: 200,
    headers: script,
    body: `document.cookie = 'intercom-id-sample=1; max-age=23328000; path=/';
addEventListener('keydown', () => {}, { passive: true });
`,
  },
  'https://px.ads.linkedin.com/collect?pid=1': {
    status: 200,
    headers: {
      'content-type': 'image/gif',
      'set-cookie': ['bcookie=sample; Domain=linkedin.com; Path=/; Max-Age=31536000; Secure; SameSite=None'],
    },
  },
};
