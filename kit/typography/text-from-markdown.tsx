import { Prose } from '#ui/text/prose.tsx';

export default function TextFromMarkdown() {
  return (
    <Prose>
      <h2>What a seat costs</h2>
      <p>
        Nothing. You can <a href="/events">hold a seat</a>, give it back until the evening before, and bring
        one colleague. The rules are few:
      </p>
      <ul>
        <li>One seat a person, two a company.</li>
        <li>Nobody is recorded without having said yes.</li>
      </ul>
      <blockquote>Who cannot come gives the seat back. Somebody waits for it.</blockquote>
      <h3>How it is counted</h3>
      <p>
        The room asks <code>seats_left</code> in the same transaction that takes one, so two clicks in one
        second cannot both win.
      </p>
      <ol>
        <li>Take the row.</li>
        <li>Count.</li>
        <li>Write, or say that it is gone.</li>
      </ol>
    </Prose>
  );
}
