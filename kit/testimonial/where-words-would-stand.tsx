import { Quote } from '#ui/text/quote.tsx';

export default function WhereWordsWouldStand() {
  return (
    <Quote by="Zofia Sample" about="Dairy wholesaler, sample" sample size="large">
      We planned the milk rounds on paper, two hours each morning. Now it takes as long as a cup of coffee.
    </Quote>
  );
}
