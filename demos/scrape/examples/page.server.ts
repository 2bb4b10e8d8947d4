import type { StoredAnswer } from '#server/tools/stored-site.ts';

/** A page of an example as it is answered. */
export const html = (body: string): StoredAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

export const robots = (body: string): StoredAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body,
});

interface Shell {
  lang: string;
  title: string;
  /** What every page says of itself: that it is made up. */
  sign: string;
  menu: readonly string[];
  colour: string;
  body: string;
}

/** What stands around a list. Looks are attributes, so that the page is itself where no style sheet is taken along. */
export const shell = ({ lang, title, sign, menu, colour, body }: Shell): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${title}</title>
<script src="/measure.js"></script></head>
<body style="margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2430;background:#fff">
<header class="site-header" style="background:${colour};color:#fff;padding:14px 24px;display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 18px"><b>${title}</b>
<nav class="menu" style="font-size:14px;display:flex;gap:18px">${menu.map((name) => `<a href="/${name.toLowerCase()}" style="color:#fff">${name}</a>`).join('')}</nav></header>
<main style="max-width:980px;margin:0 auto;padding:20px 24px">
${body}
</main>
<footer class="site-footer" style="padding:16px 24px;font-size:13px;color:#5d6675;border-top:1px solid #e3e6ea">${sign}</footer>
</body>
</html>
`;
