/** The finished demos that are products of their own, with what one does there. */
export const largerDemos: readonly { href: string; label: string; note: string }[] = [
  { href: '/ai-apps', label: 'One morning’s mailbox', note: 'Works through twelve emails, step by step' },
  {
    href: '/case-studies/NewsSummarizerChatbot/demo',
    label: 'News digest',
    note: 'Finds the key sentences, dates and figures in an article',
  },
  { href: '/route-optimization/demo', label: 'Route planner', note: 'Plans a day of deliveries on a map' },
  { href: '/visual_forecasting/demo', label: 'Forecast', note: 'Forecasts a column of your own figures' },
  { href: '/akrascraper', label: 'Scraper', note: 'Turns a web page into rows as you click' },
  {
    href: '/case-studies/web_privacy_scanner/demo',
    label: 'Privacy scanner',
    note: 'Shows which third parties a page contacts',
  },
  {
    href: '/case-studies/seo-analysis/demo',
    label: 'SEO analysis',
    note: 'Checks a page and explains each finding',
  },
];
