export const integrationWords = {
  heading: ['Connects to', 'what you have'],
  lead: (all: number, running: number) =>
    `This directory has ${all} services and protocols. The ${running} that are lit up already run in this site’s code. For the others you see how many days we’d need, and why.`,
  action: { label: 'Try two of them', href: '#try' },
  trials: 'Two to try now',
  needsScripts: 'Both trials run in your browser and need scripts. The directory above works without them.',
} as const;
