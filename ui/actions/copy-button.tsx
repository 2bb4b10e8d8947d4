import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** What is copied; a function is called on the click. */
  text: string | (() => string);
  label?: string;
}

/** Copies a text and says so for two seconds, to screen readers as well. */
export function CopyButton({ text, label = 'Copy', className = '', ...rest }: CopyButtonProps) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('copied');
    } catch {
      setSaid('failed');
    }
    setTimeout(() => setSaid(null), 2000);
  }
  const Icon = said === 'copied' ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm lg:min-h-9 font-[540] hover:bg-selected ${className}`}
      {...rest}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span aria-live="polite">
        {said === 'copied' ? 'Copied' : said === 'failed' ? 'Select the text and press Ctrl C' : label}
      </span>
    </button>
  );
}
