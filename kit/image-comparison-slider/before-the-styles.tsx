import { screenPricing } from '#content/pictures/screen-pricing.ts';
import { screenPricingBare } from '#content/pictures/screen-pricing-bare.ts';
import { Comparison } from '#ui/media/comparison.tsx';
import { Picture } from '#ui/media/picture.tsx';

const sizes = '(min-width: 64rem) 50rem, 92vw';

export default function BeforeTheStyles() {
  return (
    <Comparison
      label="The prices before and after the styles have arrived"
      before={<Picture picture={screenPricingBare} alt="Headings and lists in plain text" sizes={sizes} />}
      after={<Picture picture={screenPricing} alt="The same with type, rules and a card" sizes={sizes} />}
      beforeLabel="Without styles"
      afterLabel="With styles"
      defaultValue={35}
    />
  );
}
