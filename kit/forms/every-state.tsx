import { Mail } from 'lucide-react';
import { TextField } from '#ui/fields/text-field.tsx';

export default function EveryState() {
  return (
    <div className="grid gap-x-6 gap-y-7 @2xl:grid-cols-2">
      <TextField label="Name on the invoice" placeholder="Gouda Dairy, sample" required />
      <TextField
        label="Where the invoice goes"
        type="email"
        required
        icon={<Mail size={20} strokeWidth={1.5} aria-hidden="true" />}
        hint="Enter one address; you can add more later."
      />
      <TextField
        label="Order number"
        required
        defaultValue="AK 24"
        error="Four digits are missing. Write it like AK-2417."
      />
      <TextField
        label="Invoice number"
        readOnly
        required
        defaultValue="2026-0117"
        hint="We set this number, and it can’t be changed."
      />
      <TextField
        label="Paid on"
        disabled
        required
        placeholder="Not yet"
        hint="We fill this in when the money arrives."
      />
      <TextField label="A line for your bookkeeping that may be as long as the label above it" />
    </div>
  );
}
