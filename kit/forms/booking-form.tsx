import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

export default function BookingForm() {
  const [held, setHeld] = useState('');
  return (
    <Form
      summary
      keep="booking-sample"
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setHeld(`Held for ${new FormData(event.currentTarget).get('name')}: Tuesday 14:00.`);
      }}
    >
      <TextField label="Your name" name="name" autoComplete="name" required />
      <TextField
        label="Your email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="We only use it to send you the link to the call."
      />
      <SelectField label="What is it about?" name="topic" required placeholder="Choose one">
        <option>A first look at a new product</option>
        <option>A second opinion on a plan</option>
        <option>Something that breaks on Mondays</option>
      </SelectField>
      <TextArea label="What should we read beforehand?" name="before" hint="The field grows as you write." />
      <Checkbox label="Keep my place if the date changes" name="flexible" />
      <Button type="submit">Hold Tuesday 14:00</Button>
      <p role="status" className="text-mute empty:hidden">
        {held}
      </p>
    </Form>
  );
}
