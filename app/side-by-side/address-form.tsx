import { Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface AddressFormProps {
  /** Whether the operators let the scans run. */
  open: boolean;
  running: boolean;
  problem: string | null;
  onCompare: (address: string) => void;
  onCancel: () => void;
}

/** The address of the visitor's page, and the button that starts both scans. */
export function AddressForm({ open, running, problem, onCompare, onCancel }: AddressFormProps) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  if (!open) return <p className="text-pretty">The scans are switched off at the moment.</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!typed.trim());
        if (typed.trim()) onCompare(typed.trim());
      }}
    >
      <TextField
        required
        label="Your page’s address"
        hint="Any public page, such as example.com"
        error={missing ? 'Enter the address of your page first.' : (problem ?? undefined)}
        icon={<Globe size={20} strokeWidth={1.5} />}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        maxLength={2000}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {running ? (
        <Button type="button" variant="ghost" className="mt-4" onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <Button type="submit" className="mt-4">
          Compare the sites
        </Button>
      )}
    </form>
  );
}
