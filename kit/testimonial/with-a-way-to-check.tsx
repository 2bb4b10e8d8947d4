import { Quote } from '#ui/text/quote.tsx';

export default function WithAWayToCheck() {
  return (
    <Quote
      sample
      by="Kim Sample"
      about="Insurance company, sample; a real one would be named with its consent"
      proof={
        <a href="#with-a-way-to-check" className="font-[540] text-accent underline underline-offset-4">
          Hear the sentence
        </a>
      }
    >
      The scanner found a tracker that we had paid to have removed.
    </Quote>
  );
}
