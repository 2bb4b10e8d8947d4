/** A script known by its address or its words, and what it is for. */
export interface KnownScript {
  name: string;
  kind: 'recorder' | 'fingerprint' | 'consent';
  pattern: RegExp;
}

type Row = readonly [string, RegExp];
const listOf = (kind: KnownScript['kind'], rows: readonly Row[]): KnownScript[] =>
  rows.map(([name, pattern]) => ({ name, kind, pattern }));

/** Record what somebody does on a page, to be played again like a film. */
const recorders: readonly Row[] = [
  ['Hotjar', /static\.hotjar\.com|script\.hotjar\.com|_hjSettings/],
  ['Microsoft Clarity', /clarity\.ms\/|\bclarity\(["']/],
  ['FullStory', /fullstory\.com\/s\/fs\.js|_fs_org\b/],
  ['LogRocket', /cdn\.(lr-in|lr-ingest|logrocket)\.(io|com)|LogRocket\.init/],
  ['Mouseflow', /cdn\.mouseflow\.com|\bmouseflowPath\b/],
  ['Smartlook', /rec\.smartlook\.com|web-sdk\.smartlook\.com|smartlook\(["']init/],
  ['Lucky Orange', /luckyorange\.(com|net)|__lo_site_id/],
  ['Inspectlet', /cdn\.inspectlet\.com|__insp\b/],
  ['Yandex Metrica with Webvisor', /webvisor\s*:\s*true/],
  ['Contentsquare', /contentsquare\.net|_uxa\b/],
  ['Quantum Metric', /quantummetric\.com/],
  ['Glassbox', /glassboxdigital\.io|cdn\.gbqofs\.com/],
  ['SessionCam', /sessioncam\.com/],
  ['Session replay by Datadog', /startSessionReplayRecording|sessionReplaySampleRate/],
  ['Session replay by Sentry', /replayIntegration\(|replaysSessionSampleRate/],
  ['PostHog', /posthog\.init\(|us-assets\.i\.posthog\.com|eu-assets\.i\.posthog\.com/],
  ['OpenReplay', /openreplay\.com/],
  ['Matomo with session recording', /HeatmapSessionRecording/],
  ['rrweb', /\brrweb(?:-record)?(?:\.min)?\.js|rrweb\.record\(/],
  ['UXCam', /uxcam\.com/],
  ['Crazy Egg', /script\.crazyegg\.com/],
  ['Heap', /cdn\.heapanalytics\.com|heap\.load\(/],
];

/** Know a device again without keeping anything on it. */
const fingerprints: readonly Row[] = [
  ['Fingerprint', /fpjscdn\.net|fpnpmcdn\.net|fingerprintjs|FingerprintJS\.load/i],
  ['ClientJS', /\bclient(?:js)?(?:\.base)?\.min\.js|new ClientJS\(/],
  ['ThreatMetrix', /online-metrix\.net/],
  ['iovation', /iesnare\.com|iovation\.com/],
  ['MaxMind device tracking', /device\.maxmind\.com/],
  ['Sift', /cdn\.sift(?:science)?\.com/],
  ['Forter', /forter\.com/],
  ['Signifyd', /cdn-scripts\.signifyd\.com/],
  ['Kount', /kaptcha\.com|kount\.(com|net)/],
  ['DataDome', /js\.datadome\.co|ct\.captcha-delivery\.com/],
  ['HUMAN (PerimeterX)', /client\.px-cloud\.net|px-cdn\.net|perimeterx\.net/],
  ['evercookie', /evercookie/i],
  ['drawing on a hidden canvas and reading it back', /fillText\([\s\S]{0,1000}(toDataURL|getImageData)\(/],
  ['asking for the graphics card by name', /UNMASKED_(RENDERER|VENDOR)_WEBGL|WEBGL_debug_renderer_info/],
  ['computing a sound nobody hears', /OfflineAudioContext[\s\S]{0,1000}createDynamicsCompressor/],
  ['finding out which fonts are installed', /measureText\([\s\S]{0,1000}(Comic Sans|Arial Black|Wingdings)/i],
];

/** Ask visitors what they agree to. */
const consents: readonly Row[] = [
  ['Cookiebot', /consent\.cookiebot\.(com|eu)/],
  ['OneTrust', /cdn\.cookielaw\.org|optanon|onetrust\.com/i],
  ['Usercentrics', /usercentrics\.(eu|com)/],
  ['Didomi', /privacy-center\.org|didomi/i],
  ['Quantcast Choice', /quantcast\.mgr\.consensu\.org|cmp\.quantcast\.com|cmp\.inmobi\.com/],
  ['TrustArc', /consent\.trustarc\.com|truste\.com/],
  ['iubenda', /cdn\.iubenda\.com|_iub\b/],
  ['CookieYes', /cdn-cookieyes\.com|cookie-law-info/],
  ['Complianz', /complianz-gdpr|cmplz-/],
  ['Borlabs Cookie', /borlabs-cookie/i],
  ['Klaro', /klaro(?:\.min|-no-css)?\.js|klaroConfig/],
  ['tarteaucitron', /tarteaucitron/],
  ['Osano', /cmp\.osano\.com|cookieconsent\.initialise/],
  ['CookieFirst', /consent\.cookiefirst\.com/],
  ['consentmanager', /consentmanager\.(net|mgr)/],
  ['Termly', /app\.termly\.io/],
  ['CookieConsent', /cookieconsent(?:\.umd|\.esm|\.min)?\.js|CookieConsent\.run\(/],
  ['Axeptio', /static\.axept\.io/],
  ['Sourcepoint', /sp-prod\.net|_sp_\.config|_sp_queue/],
  ['Real Cookie Banner', /real-cookie-banner/],
  ['a consent platform of the IAB’s framework', /__tcfapi|__gpp\b|__cmp\(/],
];

/** Scripts that are known by pattern. Each pattern is tried on addresses and on scripts within the page. */
export const knownScripts: readonly KnownScript[] = [
  ...listOf('recorder', recorders),
  ...listOf('fingerprint', fingerprints),
  ...listOf('consent', consents),
];
