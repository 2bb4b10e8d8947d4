import type { KitGroup } from '#lib/look/kit-page.ts';

export const text: KitGroup = {
  name: 'Text',
  pages: [
    {
      path: '/ui/typography',
      name: 'Typography',
      purpose:
        'Gives you four typefaces with one job each, and a wrapper that styles running text without any classes inside it.',
      instead: 'Before you reach for another weight or colour, try size and position: they say more.',
      standsOn: 'Bricolage Grotesque, Geist, Geist Mono, Instrument Serif',
      because:
        'All four are open source, cut down to the characters we use and served from this site. The fallback fonts have the same measurements, so nothing jumps.',
      keys: [],
      spoken:
        'You hear headings with their level, lists with their length and terms with their meaning; the HTML elements do this.',
      components: [
        { file: 'text/prose.tsx', name: 'Prose' },
        { file: 'text/lead.tsx', name: 'Lead' },
        { file: 'text/margin-note.tsx', name: 'MarginNote' },
        { file: 'text/rule-list.tsx', name: 'RuleList' },
        { file: 'text/key-cap.tsx', name: 'KeyCap' },
      ],
      also: [
        'headings',
        'text',
        'font',
        'prose',
        'markdown',
        'lists',
        'blockquote',
        'kbd',
        'definition list',
      ],
    },
    {
      path: '/ui/code',
      name: 'Code',
      purpose: 'Shows part of a real file with its path, a change in it, or commands for a terminal.',
      instead:
        'For more than thirty lines, link to the file. For a single name in a sentence, use inline code.',
      standsOn: 'pre and code',
      because:
        'Long lines scroll inside the block, which can be focused, so the page itself doesn’t scroll sideways.',
      keys: [
        { press: 'Tab', does: 'Goes to the copy button, then to the block' },
        { press: 'Arrow keys', does: 'Scroll the block' },
        { press: 'Enter', does: 'Copies the code' },
      ],
      spoken:
        'You hear the path as a caption, then the lines; a changed line starts with “new” or “gone”. After copying, you hear “Copied”.',
      components: [
        { file: 'text/code-block.tsx', name: 'CodeBlock' },
        { file: 'text/code-diff.tsx', name: 'CodeDiff' },
        { file: 'sections/terminal.tsx', name: 'Terminal' },
        { file: 'text/inline-code.tsx', name: 'InlineCode' },
      ],
      also: ['snippet', 'syntax highlighting', 'diff', 'terminal', 'console', 'pre'],
    },
    {
      path: '/ui/blog-components',
      name: 'Blog components',
      purpose:
        'Provides the parts of a journal post: the heading with its date, the contents, figures, margin notes and next posts.',
      instead: 'For a policy, leave out the figure. For a case study, use the case study components.',
      standsOn: 'article, nav, time and aside',
      because: 'Reading modes and feeds recognise these elements and keep the ones that belong to the text.',
      keys: [
        { press: 'Tab', does: 'Goes through the contents' },
        { press: 'Enter', does: 'Jumps from the contents to a section' },
        { press: 'Space', does: 'Unfolds the contents on a phone' },
      ],
      spoken:
        'You hear the heading with its date, the contents as navigation, and a margin note as “complementary”.',
      components: [
        { file: 'text/post-head.tsx', name: 'PostHead' },
        { file: 'text/contents-list.tsx', name: 'ContentsList' },
        { file: 'text/folded-contents.tsx', name: 'FoldedContents' },
        { file: 'text/sourced-figure.tsx', name: 'SourcedFigure' },
        { file: 'text/author-line.tsx', name: 'AuthorLine' },
      ],
      also: ['post', 'article', 'table of contents', 'author', 'caption', 'margin note'],
    },
    {
      path: '/ui/team',
      name: 'Team',
      purpose: 'Shows who decides what: each role with its decision and what it delivers.',
      instead: 'Use photos only if they tell readers something. For a quote, name the person who said it.',
      standsOn: 'ul with headings and lists of terms',
      because: 'People recognise a role by what it decides. Initials stand in where there is no real photo.',
      keys: [{ press: 'Enter', does: 'Opens the form to ask about a role' }],
      spoken: 'You hear each role as a heading, then its decision. The initials are skipped.',
      components: [
        { file: 'text/role-list.tsx', name: 'RoleList' },
        { file: 'data/avatar.tsx', name: 'Avatar' },
      ],
      also: ['people', 'avatar', 'members', 'roles', 'initials'],
    },
    {
      path: '/ui/testimonial',
      name: 'Testimonial',
      purpose:
        'Shows a quote from a named client, published with their permission and with a way to check it.',
      instead: 'Until you have one, show a claim with the command that proves it.',
      standsOn: 'figure with blockquote and figcaption',
      because:
        'These elements tie the quote to the person who said it, for people who listen as well as for people who look.',
      keys: [{ press: 'Tab', does: 'Goes to the link for checking it' }],
      spoken: 'You hear “block quote”, the words, then who said them. A sample quote says that it is one.',
      components: [
        { file: 'text/quote.tsx', name: 'Quote' },
        { file: 'text/claim.tsx', name: 'Claim' },
      ],
      also: ['quote', 'review', 'reference', 'social proof', 'claim'],
    },
  ],
};
