import { calendar } from '#content/pictures/calendar.ts';
import { Arrow } from '#ui/icons/arrow.tsx';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function BlockOfHue() {
  return (
    <Card variant="hue" hue="mint" className="min-h-64">
      <CardTitle href="/book_an_appointment" className="display max-w-[60%] text-[clamp(2rem,9cqi,3.75rem)]">
        Hold half an hour
      </CardTitle>
      <p className="mt-3 max-w-[60%] text-lg">You meet the engineer and the designer.</p>
      <span className="mt-auto flex items-center gap-2 pt-6 font-[540]">
        See the free days <Arrow />
      </span>
      <Picture
        picture={calendar}
        alt=""
        sizes="16rem"
        className="absolute -bottom-2 end-3 w-[30%] max-w-64 object-contain"
      />
    </Card>
  );
}
