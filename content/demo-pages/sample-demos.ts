import type { Demo } from './demo.ts';

export const sampleDemos: readonly Demo[] = [
  {
    path: '/route-optimization/demo',
    name: 'Route planning',
    finding: '21 of 22 stops fit on three rounds',
    about:
      'A made-up day from one depot. The quay closes too early for any van, so the planner leaves it out and says why.',
    measures: [
      ['Cost', '€'],
      ['Distance', 'km'],
      ['Load used', '%'],
      ['Late', 'stops'],
    ],
    reads: [
      ['Stops', 'CSV, Excel or pasted rows: name, position, hours, load, skills, priority, pairs'],
      ['Vans', 'Capacity, shift, break, skills, cost, depot'],
      ['Wishes', 'Locked routes, equal workloads, stops moved by hand'],
      ['Size', 'You can drag stops among 1,000 without delay'],
    ],
    stays: 'Your stops stay in the browser: the planner runs on your own machine.',
    action: { label: 'Read the case study', href: '/route-optimization' },
    link: { label: 'See it as an application', href: '/applications/route-planner' },
    caption: 'Rounds found by the planner; each bar is an arrival',
  },
  {
    path: '/case-studies/seo-analysis/demo',
    name: 'SEO analysis',
    finding: 'Two errors, one warning, one notice',
    about: 'A made-up shop page. Each row names the line and shows what should be there instead.',
    measures: [
      ['Errors', 'count'],
      ['Warnings', 'count'],
      ['Pages', 'read'],
      ['Score', 'of 100'],
    ],
    reads: [
      ['Address', 'One public page, or a whole site through its links and sitemap'],
      ['HTML', 'Pasted source, for pages that are not public yet'],
      ['Robots', 'We read it first and respect it'],
      ['Pace', 'One request at a time to each host'],
    ],
    stays: 'Pasted HTML is checked in your browser and sent nowhere.',
    action: { label: 'Read the case study', href: '/SEO-Analysis' },
    link: { label: 'See it as an application', href: '/applications/page-auditor' },
    caption: 'Above: as we found it. Below: as it should be',
  },
];
