import type { Demo } from './demo.ts';

export const sampleDemos: readonly Demo[] = [
  {
    path: '/route-optimization/demo',
    name: 'Route planning',
    finding: '21 of 22 stops on three rounds',
    about: 'A made-up day from one depot. The quay closes too early, so it stands outside with its reason.',
    measures: [
      ['Cost', '€'],
      ['Distance', 'km'],
      ['Vans full', '%'],
      ['Late', 'stops'],
    ],
    reads: [
      ['Stops', 'CSV, Excel or pasted rows: name, position, hours, load, skills, priority, pairs'],
      ['Vans', 'Capacity, shift, break, skills, cost, depot'],
      ['Wishes', 'Fixed routes, even days, stops moved by hand'],
      ['Size', '1,000 stops follow the hand'],
    ],
    stays: 'Stops stay in the browser: the planner is a team of workers on your own machine.',
    action: { label: 'Read the case study', href: '/route-optimization' },
    link: { label: 'As an application', href: '/applications/route-planner' },
    caption: 'Rounds found by the planner; each bar is an arrival',
  },
  {
    path: '/case-studies/seo-analysis/demo',
    name: 'SEO analysis',
    finding: 'Two errors, one warning, one notice',
    about: 'A made-up shop page. Each row names its line and shows what should stand there instead.',
    measures: [
      ['Errors', 'count'],
      ['Warnings', 'count'],
      ['Pages', 'read'],
      ['Score', 'of 100'],
    ],
    reads: [
      ['Address', 'One public page, or a site by its links and sitemap'],
      ['HTML', 'Pasted source, for pages that are not public yet'],
      ['Robots', 'Asked first; a no is a no'],
      ['Pace', 'One request at a time to a host'],
    ],
    stays: 'Pasted HTML is checked in the page itself and sent nowhere.',
    action: { label: 'Read the case study', href: '/SEO-Analysis' },
    link: { label: 'As an application', href: '/applications/page-auditor' },
    caption: 'Above: as found. Below: as it should be',
  },
];
