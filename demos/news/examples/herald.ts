import { type SampleArticle, sampleArticles } from './articles.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const origin = 'https://herald.example';
const addressOf = ({ id }: SampleArticle): string => `${origin}/news/${id}`;
const day = (published: string): string => new Date(published).toUTCString();

const teaser = `<p class="promo"><a href="/subscribe">Subscribe to the Sample Herald for one coin a week</a></p>`;
const related = (own: SampleArticle): string =>
  sampleArticles
    .filter((other) => other !== own)
    .map((other) => `<li><a href="${addressOf(other)}">${other.title}</a></li>`)
    .join('');

/** The page of an article, with as much around it as pages of newspapers have. */
export function pageOf(article: SampleArticle): string {
  const { title, byline, published, paragraphs } = article;
  const text = paragraphs.map((paragraph, at) => `<p>${paragraph}</p>${at === 1 ? teaser : ''}`).join('\n');
  return `<!doctype html><html lang="en"><head><title>${title} | Sample Herald</title>
<meta property="og:site_name" content="Sample Herald"><meta property="article:published_time" content="${published}"></head>
<body><header><nav><a href="/">Home</a> <a href="/news">News</a> <a href="/sport">Sport</a></nav></header>
<main><article><h1>${title}</h1><p class="byline">By ${byline}</p><p class="timestamp">Updated ${day(published)}</p>
<figure><img src="/tram.jpg" alt=""><figcaption>The harbour on a sample morning. Photo: Sample Herald</figcaption></figure>
${text}
<p>Sign up for our newsletter and get the news of Sampleton in your inbox.</p>
<h2>You may also like</h2><ul>${related(article)}</ul></article></main>
<aside><h2>Most read</h2><ol>${related(article)}</ol></aside>
<footer><p>© Sample Herald, which does not exist. All rights reserved.</p></footer></body></html>`;
}

const feed = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Sample Herald</title><link>${origin}/</link><description>A newspaper that does not exist</description>
${sampleArticles.map((article) => `<item><title>${article.title}</title><link>${addressOf(article)}</link><pubDate>${day(article.published)}</pubDate><description>${article.paragraphs[0]}</description></item>`).join('\n')}
</channel></rss>`;

const html = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
const pages = Object.fromEntries(
  sampleArticles.map((article) => [addressOf(article), html(pageOf(article))]),
);
const feedAnswer = { status: 200, headers: { 'content-type': 'application/rss+xml' }, body: feed };

/** What `example:NAME` reads: the feed of a newspaper that does not exist, or one of its articles. */
export const exampleSites: Readonly<Record<string, () => Record<string, Answer>>> = {
  herald: () => ({ [`${origin}/feed.xml`]: feedAnswer, ...pages }),
  ...Object.fromEntries(
    sampleArticles.map((article) => [
      article.id,
      () => ({ [addressOf(article)]: html(pageOf(article)), ...pages }),
    ]),
  ),
};
