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
    object: 'nestedCubes',
  },
  {
    href: '/akrahealth-app',
    name: 'A patient’s phone',
    note: 'Doses, readings, the clinic’s sheet',
    hue: 'mint',
    object: 'stethoscope',
  },
  {
    href: '/atlearn-app',
    name: 'A learner’s phone',
    note: 'Two-minute rounds of cards',
    hue: 'sun',
    object: 'book',
  },
  {
    href: '/student-counselling',
    name: 'A student’s phone',
    note: 'The next deadline first',
    hue: 'sky',
    object: 'signpost',
  },
] as const;

/** Those whose first screen is shown, each on a colour of ours beside its own. */
export const shownTemplates = [
  { href: '/conference', hue: 'lilac' },
  { href: '/product', hue: 'coral' },
  { href: '/financial', hue: 'sun' },
  { href: '/medical', hue: 'pink' },
  { href: '/mobile-app-1', hue: 'sky' },
  { href: '/saas-5', hue: 'lime' },
] as const;

export const templates = [
  { href: '/mobile-app-1', label: 'Sleep app', note: 'Indigo night' },
  { href: '/mobile-app-2', label: 'Shared bills', note: 'A fan of phones' },
  { href: '/mobile-app-3', label: 'City bikes', note: 'One line through the page' },
  { href: '/product', label: 'Headphones', note: 'Thin serif on grey' },
  { href: '/saas-1', label: 'Support inbox', note: 'Bubbles on lilac' },
  { href: '/saas-2', label: 'Revenue', note: 'Hairlines on paper' },
  { href: '/saas-3', label: 'Warehouse', note: 'Stencil and isometry' },
  { href: '/saas-4', label: 'Contracts', note: 'Book serif, one red' },
  { href: '/saas-5', label: 'Observability', note: 'A stream of logs' },
  { href: '/startup', label: 'Waiting list', note: 'One sentence' },
  { href: '/financial', label: 'Savings', note: 'Deep green and cream' },
  { href: '/online-course', label: 'A school', note: 'Rules drawn by hand' },
  { href: '/medical', label: 'A practice', note: 'Pale blue and soft' },
  { href: '/software-dev-agency-1', label: 'Agency in mono', note: 'A grid, no pictures' },
  { href: '/software-dev-agency-2', label: 'Agency in the dark', note: 'One scene' },
  { href: '/software-dev-agency-3', label: 'Agency as a magazine', note: 'Warm spreads' },
  { href: '/conference', label: 'Conference', note: 'A giant date' },
  { href: '/digital-agency', label: 'Digital agency', note: 'Black and pink' },
] as const;
