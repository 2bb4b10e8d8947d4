import { templateFinancial } from '#content/screens/template-financial.ts';
import { Figure } from '#ui/media/figure.tsx';

export default function FigureThatOpens() {
  return (
    <Figure
      picture={templateFinancial.light}
      alt="A savings bank’s page with a calculator: 100 euros a month become 13,974 euros in ten years"
      sizes="(min-width: 64rem) 40rem, 92vw"
      ratio="16 / 9"
      zoomable
      caption="Savings bank, a template. The sum is worked out on the page; the rate and the brand are samples."
      className="mx-auto max-w-[40rem]"
    />
  );
}
