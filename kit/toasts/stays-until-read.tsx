import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';

export default function StaysUntilRead() {
  return (
    <Button
      variant="ghost"
      onClick={() =>
        toast({
          title: 'A new version is ready',
          text: 'It loads with the next page. What you typed is kept.',
          duration: Number.POSITIVE_INFINITY,
          action: { label: 'Load now', onSelect: () => toast({ title: 'It would reload here' }) },
        })
      }
    >
      Announce a new version
    </Button>
  );
}
