import { Check, Copy, Link } from 'lucide-react';
import { useState } from 'react';
import { GroupButton, InputGroup } from '#ui/fields/input-group.tsx';

const address = 'https://akra.example/plans/gouda-61-stops';

export default function CopyALink() {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }
  return (
    <InputGroup
      label="Share this plan"
      readOnly
      required
      value={address}
      sign={<Link size={20} strokeWidth={1.5} />}
      hint={
        copied
          ? 'Copied. Anyone with the link can see the plan, but nobody can change it.'
          : 'Anyone with the link can see the plan.'
      }
      className="max-w-lg"
      end={
        <GroupButton onClick={copy}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          Copy
        </GroupButton>
      }
    />
  );
}
