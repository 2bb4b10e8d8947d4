import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

export const newsSummarizer: Story = {
  path: '/news-summarizer-chatbot',
  name: 'News summariser',
  note: 'Key sentences at three lengths, each tied to its source',
  trade: 'Media',
  hue: 'lime',
  object: 'newspaper',
  alt: 'A folded newspaper with a bold headline bar',
  heading: ['Key sentences', 'none invented'],
  lead: 'An article, a feed or pasted text becomes one, three or seven of its own sentences. Names, dates and figures are listed, each with the place it came from.',
  action: { label: 'Open the demo', href: '/case-studies/NewsSummarizerChatbot/demo' },
  facts: [
    ['State', 'Live demo on this site'],
    ['Reads', 'An address, a feed or pasted text'],
    ['Gives', 'Key sentences, facts, a timeline'],
    ['Method', 'LexRank over meaning, with position'],
    ['Measured against', 'The first three sentences of an article'],
  ],
  sections: [
    {
      heading: 'A summary you can check',
      paragraphs: [
        'Press officers and analysts read fifty articles before ten o’clock. A language model will shorten them in any style you like, and now and then it puts the wrong minister next to the right figure. The person who passes that on has to explain it later.',
        'We took the dull route. The summary consists of the article’s own sentences, each with a number that leads to its place in the text. It can leave something out, but it can’t say anything that the article didn’t.',
        'That is why the page says “key sentences” and not “summary”. Nothing is written, so nothing should claim to be.',
      ],
    },
    {
      heading: 'Two votes for every sentence',
      paragraphs: [
        'A small model of 23 MB, on our own server, turns each sentence into a vector. Sentences that resemble many others say what the article is about; those that resemble such sentences count more still. This is LexRank, with meaning in place of shared words.',
        'The second vote is for coming early, because journalists put the news first. Then sentences are taken one by one, and each is weighed against those already taken, so that none of the three places goes to saying the same thing twice.',
        'Fragments, questions and endless speeches are left out. In the drawing the first sentence has the best place of all, but “Sampleton has a tram again.” is five words long and tells you little on its own.',
      ],
    },
    {
      heading: 'The opening is hard to beat',
      paragraphs: [
        `Here is the uncomfortable result. On ${said(proof('summarize.articles'))} from newspapers our three sentences reached a ROUGE-1 of ${proof('summarize.rouge.1').value}. The first three sentences of each article, taken blindly, reached ${proof('summarize.rouge.1.lead').value}. TextRank, another well-known method, came to 29.9.`,
        'Someone who always reads just the opening is nearly a point ahead of our engine on tidy newspaper text. We still prefer ours, because real pages aren’t tidy: with by-lines and datelines left in, the first three sentences fell to 28.3 and the key sentences stayed where they were.',
        printedBy(proof('summarize.rouge.1')),
      ],
    },
    {
      heading: 'Last Tuesday is a date',
      paragraphs: [
        'Dates are read in the article’s own calendar. “On Saturday” becomes the last Saturday before it was published, “next Monday” the one after. “Today” is left out on purpose: in a newspaper it means “these days” as often as “this day”.',
        'Give it a feed and it reads the five newest articles. Their dates form one line, and a fact that two of them report appears only once. Where they disagree about a day, you see both versions with their sources.',
      ],
      rules: [
        ['Names', 'People, places and organisations, with every sentence that mentions them.'],
        ['Figures', 'Amounts and percentages as the text gives them, never recalculated.'],
        ['Facts', 'The eight most telling sentences that name an amount, a day or a person.'],
      ],
    },
    {
      heading: 'Ask it, and it may say no',
      paragraphs: [
        `You can ask the article as well. Paragraphs are searched by words and by meaning, and on ${said(proof('retrieve.questions'))} the right one came first for ${said(proof('retrieve.recall.1'))}. We tried some thirty ways of adding the two scores on those same questions, so that figure flatters a little.`,
        'The hard part is to notice when the answer isn’t there. One threshold wasn’t enough: it doubted most questions asked in words other than the article’s. So there are two. Above the upper one we quote a passage, between them we show it as a possible match, and below the lower one we say that the article has no answer.',
        'If the operator connects a language model, it is given numbered sentences and must name a source for each sentence it writes. Sentences without a source aren’t shown, and if the model fails, the key sentences are still there.',
      ],
    },
    {
      heading: 'What the article does not say',
      paragraphs: [
        'Each article is parsed in a thread of its own that ends with the job, because a page can be built to hold a parser up. One that keeps it busy for twelve seconds is abandoned, and the server keeps nothing of what you asked.',
      ],
      refusals: [
        'It reads English. In other languages it still picks sentences, but less well.',
        'It doesn’t rate opinions or grade sources.',
        'From an article behind a paywall it gets only what the paywall shows.',
        'It can’t tell a true sentence from a false one. It quotes.',
      ],
    },
  ],
};
