import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { book } from '#content/pictures/book.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function LeadsAndActs() {
  const [kept, setKept] = useState(false);
  return (
    <Card className="max-w-xl">
      <div className="flex gap-4 @sm:gap-5">
        <div
          data-hue="pink"
          className="grid size-16 shrink-0 @max-[18rem]:hidden place-items-center rounded-input bg-hue @sm:size-32"
        >
          <Picture picture={book} alt="" sizes="8rem" className="size-[85%] object-contain" />
        </div>
        <div className="min-w-0 flex-1">
          <CardTitle href="/online-student-training-portal">Training portal</CardTitle>
          <p className="mt-1.5 text-mute">
            Lessons, quizzes, and who is stuck where. The whole card is a link.
          </p>
        </div>
        <button
          type="button"
          aria-pressed={kept}
          aria-label="Save Training portal"
          onClick={() => setKept(!kept)}
          className="relative z-20 -me-2.5 -mt-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected aria-pressed:*:fill-current"
        >
          <Bookmark size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </Card>
  );
}
