import type { WrittenLesson } from '../../lesson.ts';

export const lesson5: WrittenLesson = {
  id: 'html-5',
  title: 'Forms that say what they want',
  minutes: 14,
  text: `Booking a crossing takes six fields. With good labels it takes a minute. Without them, somebody who listens hears “edit text, edit text, edit text” and closes the page.

## A label belongs to its field

\`\`\`html
<label for="town">Town</label>
<input id="town" name="town">
\`\`\`

The label's \`for\` names the field's \`id\`. That has two effects. A screen reader says “Town, edit text” when the field gets the focus. And clicking the word puts the cursor into the field, which gives a finger or an unsteady hand a larger target. For checkboxes that is worth even more.

You can also put the field inside the label: \`<label>Town <input name="town"></label>\`. Both ways are good. What counts is that the two are connected; a word that is merely near a field isn't.

## A placeholder is not a label

\`\`\`html
<input placeholder="Town">
\`\`\`

This saves a line, and it costs a lot. The word disappears with the first letter you type, so you can't check afterwards what belonged there. It is often too pale to read. Some tools don't read it at all. Use a placeholder for an example, if you need one, and write a label as well.

## Say what is wrong, where it is wrong

When something is missing, a red border is not enough: not everybody sees red, and nobody hears it. Write a sentence and connect it to the field:

\`\`\`html
<label for="email">Email</label>
<input id="email" type="email" aria-describedby="email-error" aria-invalid="true">
<p id="email-error">Write an address with an @, like name@example.org.</p>
\`\`\`

\`aria-describedby\` names the id of the sentence, which is read after the label. The sentence should say what to do, not only that something went wrong. And keep whatever people have typed.

## Fields that know what they are

\`type="email"\` brings a keyboard with an @ on phones. \`autocomplete="email"\` lets the browser fill in what it knows; for people who find typing hard, this may be the best feature of the whole page. Give fields that belong together, such as the parts of a date or a list of choices, a \`fieldset\` with a \`legend\`, so that a listener hears the question along with the answers.`,
  exercises: [
    {
      id: 'html-5-a',
      kind: 'html',
      task: 'Give every field of this booking form a label. The words are already there.',
      starter:
        '<form>\n  <p>From</p>\n  <input name="from">\n  <p>Passengers</p>\n  <select name="count"><option>1</option><option>2</option></select>\n  <input name="note" placeholder="Anything we should know?">\n  <button>Book</button>\n</form>',
      solution:
        '<form>\n  <label for="from">From</label>\n  <input id="from" name="from">\n  <label for="count">Passengers</label>\n  <select id="count" name="count"><option>1</option><option>2</option></select>\n  <label for="note">Anything we should know?</label>\n  <input id="note" name="note">\n  <button>Book</button>\n</form>',
      hint: 'Give each label a for, and its field an id with the same word. The placeholder becomes a label.',
      rules: ['labels'],
      needs: [{ select: 'label', count: 3, said: 'Three labels' }],
      keeps: ['From', 'Passengers', 'Anything we should know?'],
    },
    {
      id: 'html-5-b',
      kind: 'html',
      task: 'The error is on the page, but nobody hears it with the field. Connect it to the field, and mark the field as invalid.',
      starter:
        '<label for="email">Email</label>\n<input id="email" type="email">\n<p class="red">Write an address with an @.</p>',
      solution:
        '<label for="email">Email</label>\n<input id="email" type="email" aria-invalid="true" aria-describedby="email-error">\n<p id="email-error" class="red">Write an address with an @.</p>',
      hint: 'Give the paragraph an id, and name it in the field’s aria-describedby.',
      rules: ['labels'],
      needs: [
        { select: 'input[aria-invalid=true]', count: 1, said: 'The field is marked as invalid' },
        { select: 'input[aria-describedby]', count: 1, said: 'The field names the error’s id' },
        { select: 'p[id]', count: 1, said: 'The error has an id' },
      ],
      keeps: ['Write an address with an @.'],
    },
  ],
  questions: [
    {
      id: 'html-5-q1',
      kind: 'gap',
      ask: 'Connect the label to the field.',
      text: '<label {1}="town">Town</label> <input {2}="town">',
      gaps: [['for'], ['id']],
      points: 2,
      passage: 'a-label-belongs-to-its-field',
      because: 'The label’s for names the field’s id.',
    },
    {
      id: 'html-5-q2',
      kind: 'several',
      ask: 'What is wrong with a placeholder instead of a label?',
      choices: [
        'It disappears while you type',
        'It is often too pale',
        'It can’t hold more than one word',
        'Some tools don’t read it',
      ],
      right: [0, 1, 3],
      points: 2,
      passage: 'a-placeholder-is-not-a-label',
      because: 'It is gone when you need it, hard to see, and not always read.',
    },
    {
      id: 'html-5-q3',
      kind: 'short',
      ask: 'Which attribute connects a sentence, such as an error, to a field?',
      accepted: ['aria-describedby'],
      passage: 'say-what-is-wrong-where-it-is-wrong',
      because: 'It names the id of the sentence, which is read after the label.',
    },
  ],
  cards: [
    {
      id: 'html-5-k1',
      front: 'How is a label connected to a field?',
      back: 'Its for names the id of the field, or the field is inside it.',
    },
    {
      id: 'html-5-k2',
      front: 'What is aria-describedby for?',
      back: 'It connects a sentence, such as a hint or an error, to a field.',
    },
    { id: 'html-5-k3', front: 'What names a group of fields?', back: 'A fieldset with a legend.' },
  ],
};
