/** What stands below the case studies on the page of all work. */
export const liveDemos = [
  { href: '/route-optimization/demo', label: 'Route planner', note: 'Logistics' },
  { href: '/visual_forecasting/demo', label: 'Forecasting', note: 'Finance' },
  { href: '/case-studies/seo-analysis/demo', label: 'SEO analysis', note: 'Web' },
  { href: '/case-studies/web_privacy_scanner/demo', label: 'Privacy scanner', note: 'Web' },
  { href: '/your-site-against-ours', label: 'Your site against ours', note: 'Web' },
  { href: '/beat-the-planner', label: 'Beat the planner', note: 'Puzzle' },
  { href: '/akrascraper', label: 'AkraScraper', note: 'Web' },
  { href: '/employee-management-system/demo', label: 'Employee management', note: 'People' },
  { href: '/application-tracking-system/demo', label: 'Hiring desk', note: 'People' },
  { href: '/online-student-training-portal/demo', label: 'Training portal', note: 'Learning' },
  { href: '/feature-crm', label: 'Lead desk', note: 'Sales' },
  { href: '/accounting', label: 'Accounting', note: 'Finance' },
  { href: '/case-studies/NewsSummarizerChatbot/demo', label: 'News summariser', note: 'Media' },
  { href: '/ai-tools', label: 'Six AI tools', note: 'AI' },
] as const;

export const phoneApps = [
  {
    href: '/ai-app',
    name: 'Letter reader',
    note: 'Marks the line that answers your question',
    hue: 'lilac',
  },
  {
    href: '/akrahealth-app',
    name: 'A patient’s phone',
    note: 'Doses, readings, the clinic’s sheet',
    hue: 'mint',
  },
  {
    href: '/atlearn-app',
    name: 'A learner’s phone',
    note: 'Two-minute rounds of cards',
    hue: 'sun',
  },
  {
    href: '/student-counselling',
    name: 'A student’s phone',
    note: 'The next deadline first',
    hue: 'sky',
  },
] as const;

/** Every template, each on a colour of ours beside its own. */
export const templates = [
  { href: '/mobile-app-1', label: 'Sleep app', note: 'Indigo night', hue: 'sun' },
  { href: '/mobile-app-2', label: 'Shared bills', note: 'A fan of phones', hue: 'cobalt' },
  { href: '/mobile-app-3', label: 'City bikes', note: 'One line through the page', hue: 'mint' },
  { href: '/product', label: 'Headphones', note: 'Thin serif on grey', hue: 'coral' },
  { href: '/saas-1', label: 'Support inbox', note: 'Bubbles on lilac', hue: 'lime' },
  { href: '/saas-2', label: 'Revenue', note: 'Hairlines on a chart', hue: 'pink' },
  { href: '/saas-3', label: 'Warehouse', note: 'Stencil and isometry', hue: 'sky' },
  { href: '/saas-4', label: 'Contracts', note: 'Book serif, one red', hue: 'sun' },
  { href: '/saas-5', label: 'Observability', note: 'A stream of logs', hue: 'coral' },
  { href: '/startup', label: 'Waiting list', note: 'One sentence', hue: 'mint' },
  { href: '/financial', label: 'Savings', note: 'Deep green and cream', hue: 'lilac' },
  { href: '/online-course', label: 'A school', note: 'Rules drawn by hand', hue: 'cobalt' },
  { href: '/medical', label: 'A practice', note: 'Pale blue and soft', hue: 'pink' },
  { href: '/software-dev-agency-1', label: 'Agency in mono', note: 'A grid, no pictures', hue: 'lime' },
  { href: '/software-dev-agency-2', label: 'Agency in the dark', note: 'One scene', hue: 'sun' },
  { href: '/software-dev-agency-3', label: 'Agency as a magazine', note: 'Warm spreads', hue: 'sky' },
  { href: '/conference', label: 'Conference', note: 'A giant date', hue: 'lilac' },
  { href: '/digital-agency', label: 'Digital agency', note: 'Black and pink', hue: 'mint' },
] as const;
