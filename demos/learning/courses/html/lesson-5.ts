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

The \`for\` of the label names the \`id\` of the field. Two things follow. A screen reader says “Town, edit text” when the field gets the focus. And a press on the word puts the cursor into the field, which is a larger target for a finger or an unsteady hand. For checkboxes, that second gift is worth even more.

You can also put the field inside the label: \`<label>Town <input name="town"></label>\`. Both ways are good. What counts is that they are tied; a word that only stands near a field is tied to nothing.

## A placeholder is not a label

\`\`\`html
<input placeholder="Town">
\`\`\`

This saves a line, and it costs a lot. The word disappears with the first letter you type, just when you come back to check what belonged there. It is usually too pale to read. Some tools don't read it at all. Use a placeholder for an example, if you need one, and never instead of a label.

## Say what is wrong, where it is wrong

When something is missing, a red border is not enough: not everybody sees red, and nobody hears it. Write a sentence and tie it to the field:

\`\`\`html
<label for="email">Email</label>
<input id="email" type="email" aria-describedby="email-error" aria-invalid="true">
<p id="email-error">Write an address with an @, like name@example.org.</p>
\`\`\`

\`aria-describedby\` names the id of the sentence, which is read after the label. The sentence says what to do, not only that something went wrong. And whatever was typed stays typed.

## Fields that know what they are

\`type="email"\` brings a keyboard with an @ on phones. \`autocomplete="email"\` lets the browser fill in what it knows; for people who find typing hard this is the best feature of the whole page. Fields that belong together, such as the parts of a date or a list of choices, get a \`fieldset\` with a \`legend\`, so that a listener hears the question along with the answers.`,
  exercises: [
    {
      id: 'html-5-a',
      kind: 'html',
      task: 'Give every field of this booking form a label. The words stand there already.',
      starter:
        '<form>\n  <p>From</p>\n  <input name="from">\n  <p>Passengers</p>\n  <select name="count"><option>1</option><option>2</option></select>\n  <input name="note" placeholder="Anything we should know?">\n  <button>Book</button>\n</form>',
      solution:
        '<form>\n  <label for="from">From</label>\n  <input id="from" name="from">\n  <label for="count">Passengers</label>\n  <select id="count" name="count"><option>1</option><option>2</option></select>\n  <label for="note">Anything we should know?</label>\n  <input id="note" name="note">\n  <button>Book</button>\n</form>',
      hint: 'Each label has a for, each field an id with the same word. The placeholder becomes a label.',
      rules: ['labels'],
      needs: [{ select: 'label', count: 3, said: 'Three labels' }],
      keeps: ['From', 'Passengers', 'Anything we should know?'],
    },
    {
      id: 'html-5-b',
      kind: 'html',
      task: 'The error stands there, but nobody hears it with the field. Tie it to the field and say that the field is wrong.',
      starter:
        '<label for="email">Email</label>\n<input id="email" type="email">\n<p class="red">Write an address with an @.</p>',
      solution:
        '<label for="email">Email</label>\n<input id="email" type="email" aria-invalid="true" aria-describedby="email-error">\n<p id="email-error" class="red">Write an address with an @.</p>',
      hint: 'Give the paragraph an id, and name it in the field’s aria-describedby.',
      rules: ['labels'],
      needs: [
        { select: 'input[aria-invalid=true]', count: 1, said: 'The field says that it is wrong' },
        { select: 'input[aria-describedby]', count: 1, said: 'The field names its sentence' },
        { select: 'p[id]', count: 1, said: 'The sentence has an id' },
      ],
      keeps: ['Write an address with an @.'],
    },
  ],
  questions: [
    {
      id: 'html-5-q1',
      kind: 'gap',
      ask: 'Tie the label to the field.',
      text: '<label {1}="town">Town</label> <input {2}="town">',
      gaps: [['for'], ['id']],
      points: 2,
      passage: 'a-label-belongs-to-its-field',
      because: 'The for of the label names the id of the field.',
    },
    {
      id: 'html-5-q2',
      kind: 'several',
      ask: 'What is wrong with a placeholder instead of a label?',
      choices: [
        'It disappears while you type',
        'It is usually pale',
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
      ask: 'Which attribute ties a sentence, such as an error, to a field?',
      accepted: ['aria-describedby'],
      passage: 'say-what-is-wrong-where-it-is-wrong',
      because: 'It names the id of the sentence, which is read after the label.',
    },
  ],
  cards: [
    {
      id: 'html-5-k1',
      front: 'How is a label tied to a field?',
      back: 'Its for names the id of the field, or the field stands inside it.',
    },
    {
      id: 'html-5-k2',
      front: 'What is aria-describedby for?',
      back: 'It ties a sentence, such as a hint or an error, to a field.',
    },
    { id: 'html-5-k3', front: 'What names a group of fields?', back: 'A fieldset with a legend.' },
  ],
};
