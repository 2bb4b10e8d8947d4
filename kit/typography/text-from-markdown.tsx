import { Prose } from '#ui/text/prose.tsx';

export default function TextFromMarkdown() {
  return (
    <Prose>
      <h2>What a seat costs</h2>
      <p>
        Nothing. You can <a href="/events">hold a seat</a>, cancel it until the evening before, and bring one
        colleague. There are only two rules:
      </p>
      <ul>
        <li>One seat for each person, two for each company.</li>
        <li>We record people only with their consent.</li>
      </ul>
      <blockquote>If you can’t come, cancel your seat. Someone is waiting for it.</blockquote>
      <h3>How it is counted</h3>
      <p>
        We count <code>seats_left</code> in the same transaction that takes a seat, so two clicks in the same
        second can’t both win.
      </p>
      <ol>
        <li>Take the row.</li>
        <li>Count.</li>
        <li>Write the booking, or say that the seat is gone.</li>
      </ol>
    </Prose>
  );
}
