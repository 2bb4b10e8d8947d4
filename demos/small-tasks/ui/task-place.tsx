import { Switch } from '#ui/fields/switch.tsx';
import type { useModelPlace } from '../../kit/models/use-model-place.ts';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { copiedWords } from '../words.ts';

interface TaskPlaceProps {
  usesModel: boolean;
  place: ReturnType<typeof useModelPlace>;
}

/** Where the text goes: a choice for tasks with a model, a sentence for the others. */
export function TaskPlace({ usesModel, place: { where, choose } }: TaskPlaceProps) {
  const copies = useAccountChoice() === 'on';
  if (!usesModel)
    return (
      <p className="text-sm text-mute">
        <span className="noscript:hidden">
          {copies
            ? `This runs in your browser. ${copiedWords}`
            : 'This runs in your browser. What you type or drop stays there.'}
        </span>
        <span className="hidden noscript:inline">
          Without JavaScript, the text goes to our server, which keeps nothing.
        </span>
      </p>
    );
  return (
    <Switch
      label="Run in this browser"
      note={
        where === 'browser'
          ? `${copies ? copiedWords : 'Nothing you type leaves this browser.'} The model is loaded once, about 38 MB.`
          : `Texts go to our server, which compares their meanings and keeps nothing.${copies ? ` ${copiedWords}` : ''}`
      }
      checked={where === 'browser'}
      onChange={(event) => choose(event.currentTarget.checked ? 'browser' : 'server')}
    />
  );
}
