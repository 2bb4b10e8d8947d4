/** What can be done with a line that somebody typed. */
export const offers = [
  { href: '/ai-tools/image-generator', label: 'Make a picture of it' },
  { href: '/ai-tools/text-to-speech', label: 'Read it aloud' },
  { href: '/ai-tools/filechat', label: 'Ask about it' },
  { href: '/ai/demo/hide-names', label: 'Hide names in it' },
  { href: '/ai/demo/table-out-of-text', label: 'Make a table from it' },
  { href: '/search', label: 'Search this site' },
] as const;

const search = offers.filter(({ href }) => href === '/search');

/** The tools to choose from where no script leads on. The search is first: it takes whatever was typed. */
export const toolChoices = [
  ...search,
  { href: '/ai-tools/multifilechat', label: 'Ask several files' },
  { href: '/ai-tools/webchat', label: 'Ask a web page' },
  { href: '/ai-tools/speech-to-text', label: 'Turn speech into text' },
  ...offers.filter((offer) => !search.includes(offer)),
];

/** Where a form without scripts leads: the tool that was chosen, or the search with what was typed. */
export function chosenTool(tool: string, text: string): string {
  const found = toolChoices.find(({ href }) => href === tool)?.href ?? '/ai-tools';
  return found === '/search' ? `/search?q=${encodeURIComponent(text)}` : found;
}
