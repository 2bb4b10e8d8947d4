import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

export const linkChatbot: Story = {
  path: '/link-chatbot',
  name: 'Link chatbot',
  note: 'Reads one web page and answers only from it',
  trade: 'Documents',
  hue: 'cobalt',
  object: 'chain',
  alt: 'Three links of a chain',
  heading: ['Ask the page', 'and only the page'],
  lead: 'Give it an address and a question. It fetches that page once, leaves out menus and banners, and answers from the text that remains.',
  action: { label: 'Ask a web page here', href: '/link-chatbot#ask' },
  facts: [
    ['State', 'Runs on this page, with any public page'],
    ['Reads', 'Public pages in English'],
    ['Gives', 'A short answer and the sentence it comes from'],
    ['Keeps', 'Your conversation, in your browser, until you delete it'],
    ['Fetches', 'Through a guard that checks every redirect'],
  ],
  sections: [
    {
      heading: 'The page knows, but where?',
      paragraphs: [
        'You want to know whether a museum has a lift. The answer is on its page about visiting, between a cookie banner, a newsletter box, three menus and a paragraph about the café. Searching for “lift” takes you to a picture caption.',
        'A general chatbot would tell you what museums are usually like. That answers a different question. This one answers from the page you gave it, with the sentence, or tells you that the page doesn’t say.',
      ],
    },
    {
      heading: 'Most of a page isn’t its text',
      paragraphs: [
        'The first step is to throw things away. Mozilla’s Readability finds the part of the page that holds the article. It is good at that, but it also keeps everything inside that part: picture credits, by-lines, dates, “read also”, an invitation to subscribe in the middle of a paragraph.',
        'A filter of our own goes through what is left, block by block. It looks at how much of a block is links, at its words, and at what the page itself calls it.',
        'Class names lie, though. We trust one only on a short block, and not at all where that would remove half of the text: some pages put the word “share” around everything.',
        'Tables get special treatment. Opening hours and prices are what people ask for most, and they are the first thing an article finder drops. So rows of tables are always put back.',
      ],
    },
    {
      heading: 'An address is a loaded question',
      paragraphs: [
        'The hard part had nothing to do with language. A box that fetches any address lets anyone point our server at our own network: the database on this machine, the secrets of a cloud host, a router’s admin page.',
        'So there is one way out for such requests. A name is looked up once per hop, every address it gives has to be public, and we connect to exactly those addresses. If the name points somewhere else between the check and the request, it makes no difference.',
      ],
      rules: [
        ['Scheme', 'http and https, without a user name or a password in the address.'],
        ['Address', 'Decimal, octal or IPv4 inside IPv6: we convert every spelling to one before checking.'],
        ['Redirect', 'Followed one by one, ten at most, each checked like the first.'],
        [
          'Size',
          'We read the first four million characters. A file that unpacks to a hundred megabytes is cut there too.',
        ],
      ],
    },
    {
      heading: 'What the measurement is worth',
      paragraphs: [
        `On ${said(proof('extract.pages'))} from a public benchmark our text reached an F1 of ${proof('extract.f1').value}, where Readability alone got ${proof('extract.f1.peer').value}. The best published figure is 0.970.`,
        'Take ours with a pinch of salt. Those pages are the half of the benchmark that we wrote the filter against, and we haven’t looked at the other half. On pages it hasn’t seen you should expect less.',
        printedBy(proof('extract.f1')),
        'We test the guard with 25 hostile addresses, from “localhost” in several spellings to a response that never ends. Each must be refused with a sentence that says why, or cut off, within 20 seconds.',
      ],
    },
    {
      heading: 'From one page to a section',
      paragraphs: [
        'One page is often too little: the price is here and the opening hours are next door. The full tool can find a site’s sitemap, offer you its sections, and read up to 20 pages in one go. A page that fails is named with its reason, and the others carry on.',
        'An answer then says which page it comes from. If two pages give different answers with equal confidence, you see both, because someone will have to decide which one is out of date.',
      ],
    },
    {
      heading: 'What it leaves alone',
      paragraphs: [
        'Only the source of the page is read. What a script builds later isn’t in it, so a page that is empty without scripts will be empty here as well. If no article is found, all of the text is read, menus included, and a note says so.',
      ],
      refusals: [
        'A site whose robots.txt asks programs to stay away isn’t read. Copy its text instead.',
        'Pages behind a sign-in can’t be fetched; we can’t sign in as you.',
        'Every question is answered from the page as it was when you gave its address.',
        'It believes the page. If the page is wrong, so is the answer.',
      ],
    },
  ],
};
