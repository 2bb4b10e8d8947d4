import { Quote } from '#ui/text/quote.tsx';

export default function WithAWayToCheck() {
  return (
    <Quote
      sample
      by="Kim Sample"
      about="Insurance, sample; would be named with consent"
      proof={
        <a href="#with-a-way-to-check" className="font-[540] text-accent underline underline-offset-4">
          Hear the sentence
        </a>
      }
    >
      The scanner found a counter that we had paid to have removed.
    </Quote>
  );
}
