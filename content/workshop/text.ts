import type { KitGroup } from '#lib/look/kit-page.ts';

export const text: KitGroup = {
  name: 'Text',
  pages: [
    {
      path: '/ui/typography',
      name: 'Typography',
      purpose: 'Four faces with one task each, and a wrapper that sets running text without a class inside.',
      instead: 'Weight and colour say less than size and place. Try those first.',
      standsOn: 'Bricolage Grotesque, Geist, Geist Mono, Instrument Serif',
      because:
        'All four are open, cut to the letters we use, and served from here. Fallbacks have their measures, so nothing jumps.',
      keys: [],
      spoken:
        'Headings with their level, lists with their length, terms with their meaning: the elements do it.',
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
      purpose: 'A piece of a real file with its path, what changed in it, and what is typed in a terminal.',
      instead: 'Over thirty lines, link the file. A single name in a sentence is inline code.',
      standsOn: 'pre and code',
      because:
        'Long lines scroll inside their block, which can be focused. The page itself never moves sideways.',
      keys: [
        { press: 'Tab', does: 'Goes to the button, then to the block' },
        { press: 'Arrow keys', does: 'Scroll the block' },
        { press: 'Enter', does: 'Copies the code' },
      ],
      spoken:
        'The path as its caption, then the lines; a changed line begins with “new” or “gone”. “Copied” is said.',
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
        'The parts of a journal post: head with date, contents, figure, note in the margin, next posts.',
      instead: 'For a policy leave out the figure. For a case study use the story’s own parts.',
      standsOn: 'article, nav, time and aside',
      because: 'Reading modes and feeds recognise these elements and keep what belongs to the text.',
      keys: [
        { press: 'Tab', does: 'Goes along the contents' },
        { press: 'Enter', does: 'Jumps from the contents to a part' },
        { press: 'Space', does: 'Unfolds the contents on a phone' },
      ],
      spoken: 'The head as a heading with its date; the contents as a navigation; a note as “complementary”.',
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
      purpose: 'Who decides what: a role, its decision, and what it leaves behind.',
      instead: 'Faces without a reason are decoration. A quote needs somebody who said it.',
      standsOn: 'ul with headings and lists of terms',
      because: 'A role is known by what it decides. Letters stand where a face would be invented.',
      keys: [{ press: 'Enter', does: 'Opens the way to ask for a role' }],
      spoken: 'Each role as a heading, then its decision; the letters are passed over.',
      components: [
        { file: 'text/role-list.tsx', name: 'RoleList' },
        { file: 'data/avatar.tsx', name: 'Avatar' },
      ],
      also: ['people', 'avatar', 'members', 'roles', 'initials'],
    },
    {
      path: '/ui/testimonial',
      name: 'Testimonial',
      purpose: 'A sentence that a named client has said and allowed, with a way to check it.',
      instead: 'As long as there is none, a claim stands there with the command that proves it.',
      standsOn: 'figure with blockquote and figcaption',
      because: 'Who said it is tied to what was said, for every reader.',
      keys: [{ press: 'Tab', does: 'Goes to the way to check it' }],
      spoken: '“Block quote”, the words, then who said them; sample words say that they are.',
      components: [
        { file: 'text/quote.tsx', name: 'Quote' },
        { file: 'text/claim.tsx', name: 'Claim' },
      ],
      also: ['quote', 'review', 'reference', 'social proof', 'claim'],
    },
  ],
};
