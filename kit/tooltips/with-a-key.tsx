import { Send } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Tooltip } from '#ui/panels/tooltip.tsx';

export default function WithAKey() {
  return (
    <Tooltip text="You can also press Control Enter in the field" gives="description" side="bottom">
      <Button variant="ink">
        <Send size={20} strokeWidth={1.5} aria-hidden="true" />
        Send the reply
      </Button>
    </Tooltip>
  );
}
