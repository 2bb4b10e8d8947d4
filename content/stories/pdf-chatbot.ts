import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

export const pdfChatbot: Story = {
  path: '/pdf-chatbot',
  name: 'PDF chatbot',
  note: 'Quotes the passage and marks it on the page',
  trade: 'Documents',
  hue: 'coral',
  object: 'foldedSheet',
  alt: 'Two sheets of paper, one corner folded',
  heading: ['Answers with', 'a page number'],
  lead: 'Ask a document in plain words. You get a short answer and the sentence it comes from, marked on its page. If the document doesn’t say it, you’re told so.',
  action: { label: 'Ask your own file here', href: '/pdf-chatbot#ask' },
  facts: [
    ['State', 'Runs on this page, with your own files'],
    ['Reads', 'PDF, Word, slides, spreadsheets, e-books, emails and text'],
    ['Gives', 'A short answer, its sentence, its place on the page'],
    ['Finds by', 'Words and meaning, then a reader of our own'],
    ['Needs', 'No key; a language model is optional'],
  ],
  sections: [
    {
      heading: 'A plausible answer is the danger',
      paragraphs: [
        'A tenant has a lease of forty pages and one question: how long until the heating must be repaired? A chatbot will answer in fluent sentences. If it is wrong it will sound the same, and they will find out in January.',
        'What helps is less impressive. You want two words, “48 hours”, the sentence they come from, and the page with that sentence marked, so that you can check it in five seconds. And if the lease says nothing about a gym, you want to hear exactly that.',
      ],
    },
    {
      heading: 'Search first, then read',
      paragraphs: [
        'The document is cut into passages of 120 to 200 words, always between sentences. They are searched by words and by meaning. Words find names and numbers; meaning finds “notice period” when you asked “how early must I quit”.',
        'The best five go to a small model of our own that was trained to read. For each passage it marks the words that answer, and scores them against the possibility that the passage holds no answer.',
        'Then two plain rules decide. A passage loses two points for each place further down the search results. Below −3.3 there is no answer; up to zero it is called probable.',
      ],
    },
    {
      heading: 'A model trained to say no',
      paragraphs: [
        'No question-answering model of a sensible size came as a package, and models that write their answers invent some when they are this small. So we trained a reader on 66,703 questions with answers, starting from MiniLM. The result is 23 MB.',
        'The counter-examples matter most. For many questions we took a passage that looks right and doesn’t hold the answer, or the right passage with the decisive sentence removed. That is how it learned to say that a passage holds no answer.',
        'We trained on nothing from the test set, nor on any article its paragraphs come from.',
      ],
    },
    {
      heading: 'Your file stays in your browser',
      paragraphs: [
        'Programs that open strangers’ files are among the most attacked there are. Each file is read in a worker of its own, in your tab, and the worker is ended after 90 seconds. Our server has no parser for them, so a file built to break a parser can only harm the tab it was dropped into.',
        'A file’s type is decided by its content, because names lie. Every run of text keeps its rectangle on the page from the first step on. When a sentence is quoted, its rectangles are marked, on a scanned page as well: there the text recognition keeps a box for each word.',
        'When you ask, the text is sent to our server, which doesn’t keep it. Switch on “Run in this browser” and the models come to you instead. The whole tool then works without a network.',
      ],
    },
    {
      heading: 'What was measured, and where it fails',
      paragraphs: [
        `On ${said(proof('reader.xquad.questions'))} of XQuAD the right paragraph came first for ${said(proof('reader.xquad.first'))}. Given that paragraph, the overlap with the expected answer (F1) was ${said(proof('reader.xquad.given.f1'))}. Reading five passages took about a second on one core.`,
        printedBy(proof('reader.xquad.first')),
        `We had picked a second set before measuring it, and the reader does badly there. PolicyQA asks privacy policies for kinds of clauses rather than facts; given the paragraph, F1 was ${said(proof('reader.policyqa.given.f1'))}. We kept the figure because it tells you what not to use this for.`,
      ],
    },
    {
      heading: '“Not in here” is an answer',
      paragraphs: [
        'If no passage clears that limit, you read “Not in these documents” above the passages that come nearest. A follow-up such as “and who pays for it?” is completed by rules, and the screen shows the question as it was understood, so a wrong guess is visible.',
      ],
      refusals: [
        'It adds nothing from general knowledge, and it answers in English.',
        'It quotes the rule and leaves the yes or no to you.',
        'It doesn’t calculate from prose. Questions about a spreadsheet become a query that you can read.',
        'Where a language model is connected, each sentence it writes still names its source.',
      ],
    },
  ],
};
