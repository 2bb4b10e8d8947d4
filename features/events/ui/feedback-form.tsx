import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Rating } from '#ui/fields/rating.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { actionAddress } from './address.ts';
import type { RefusedAction } from './refusal.ts';

interface FeedbackFormProps {
  token: string;
  given: { rating: number; text: string } | null;
  refused: RefusedAction | null;
}

const stars = [
  'A waste of time',
  'Less than promised',
  'As promised',
  'Better than promised',
  'I’d recommend it',
];

/** How it was: a few stars and a line. */
export function FeedbackForm({ token, given, refused }: FeedbackFormProps) {
  return (
    <Form method="post" action={actionAddress(token)} className="mt-8 grid max-w-[32rem] gap-5">
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="token" value={token} />
      <Rating
        label="How was it overall?"
        name="rating"
        words={stars}
        required
        defaultValue={Number(refused?.typed.rating) || given?.rating}
        error={refused?.fields.rating}
      />
      <TextArea
        label="What should we keep or change?"
        name="text"
        maxLength={1000}
        defaultValue={refused?.typed.text ?? given?.text}
        error={refused?.fields.text}
      />
      <Button type="submit" className="sm:justify-self-start">
        {given ? 'Change my feedback' : 'Send feedback'}
      </Button>
    </Form>
  );
}
