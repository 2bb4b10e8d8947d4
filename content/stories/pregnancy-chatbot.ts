import type { Story } from './story.ts';

/** A chatbot that quotes one leaflet and sends people to a midwife first. */
export const pregnancyChatbot: Story = {
  path: '/pregnancy-chatbot',
  name: 'Pregnancy chatbot',
  note: 'Quotes one leaflet, and says who to call when it’s urgent',
  trade: 'Health',
  hue: 'lilac',
  object: 'nestedRings',
  alt: 'Rings nested in one another',
  heading: ['It quotes', 'or it says no'],
  lead: 'A chatbot that answers questions about pregnancy from one leaflet. It shows the sentence it found, and for anything that may be urgent it tells you who to call first.',
  action: { label: 'Ask it here', href: '/pregnancy-chatbot#ask' },
  facts: [
    ['State', 'Runs on this page'],
    ['Reads', 'A leaflet of twelve sections that we wrote for it'],
    ['Gives', 'A quotation, or who to call'],
    ['Model', 'A question-answering reader of our own, on our server or in your browser'],
    ['Keeps', 'What you ask, in your browser until you delete it'],
  ],
  sections: [
    {
      heading: 'Warning signs come first',
      paragraphs: [
        'At three in the morning people ask their phone things they would ask a midwife at ten. Most of it is harmless, and some of it is the first sign of something that can’t wait. A chatbot that answers both in the same friendly tone does harm.',
        'Every question is first checked for signs that can’t wait, such as bleeding, a baby that moves less, or a bad headache with flashing lights. If there is one, the answer begins with who to call and how soon. The check is a list of phrases, tested with 24 questions that must raise the alarm and 16 that must not.',
        'We deliberately chose a list over a model for this. A list can be read by the midwife who is responsible for it, a missing phrase can be added in a minute, and the same question always gets the same answer. It also errs in the right direction: one warning too many costs a phone call.',
      ],
    },
    {
      heading: 'What the list has to understand',
      paragraphs: [
        'People in a hurry don’t write the way leaflets do. “Moving less”, “hasn’t kicked” and “the kicks have stopped” all mean the same, so the list looks for a word for less or none near a word for movement, in either order. “Blood” raises the alarm, and “blood test”, “blood group” and “blood pressure” don’t.',
        'The list runs in your browser, so the number to call appears immediately, even while the model on our server is busy with someone else’s question.',
      ],
      rules: [
        [
          'Emergency',
          'Heavy bleeding, a fit, chest pain, trouble breathing, or thoughts of self-harm: call the emergency number.',
        ],
        [
          'Maternity unit',
          'A baby that moves less, waters that break, a fever or a fall: call now, day or night.',
        ],
        [
          'Midwife',
          'A question about your own health that no leaflet can answer: ask when she is next on duty.',
        ],
      ],
    },
    {
      heading: 'How it answers',
      steps: [
        ['Find', 'It looks for the passages in the leaflet that fit the question, by words and by meaning.'],
        ['Read', 'A small model marks the words that answer, and says how sure it is.'],
        ['Quote', 'You get those words, the sentence around them, and the NHS pages to check it on.'],
        [
          'Decline',
          'Below a threshold it says that the leaflet doesn’t answer, and names the nearest sections.',
        ],
      ],
    },
    {
      heading: 'Two questions that look alike',
      paragraphs: [
        '“How much caffeine can I have?” is a question for a leaflet. “I had six coffees, is my baby all right?” is not, although both contain the same words. The first is answered with a sentence. The second is about someone’s own condition, so you’re sent to a midwife, and nothing from the leaflet is quoted.',
        'The threshold was the other difficulty. The reader can always find some words that look like an answer. So it was shown questions that the leaflet doesn’t answer, from prams to elections, and the limit was set where those are declined. Ten questions that it does answer must still pass the test.',
      ],
    },
    {
      heading: 'Why it doesn’t write',
      paragraphs: [
        'A language model would sound kinder. It would also put together sentences that nobody has checked, and in healthcare one wrong number of milligrams is one too many. Here every word of advice comes from the leaflet, the sentence around it is shown, and the NHS page to compare it with is one click away.',
        'That has a price. Questions that need two sections together get only one, and a clumsy question gets “not in the leaflet” more often than it should. In that case it names the nearest sections, so people can read on by themselves.',
      ],
    },
    {
      heading: 'What it leaves to people',
      paragraphs: [
        'It doesn’t write sentences of its own, so it can’t invent advice. Questions about your own health (“Do I have …?”, “Is my baby okay?”) go to a midwife or doctor. The leaflet follows public advice, but no midwife has reviewed it: before you use this for patients, a qualified person has to choose and date the sources.',
      ],
    },
  ],
};
