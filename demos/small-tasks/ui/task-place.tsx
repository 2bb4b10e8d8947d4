import { useEffect, useState } from 'react';
import { Switch } from '#ui/fields/switch.tsx';
import type { ModelPlace } from '../../kit/models/models.ts';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { copiedWords } from '../words.ts';

const whereKept = 'small-tasks-where';

/** Where the model runs, as somebody chose it last time. */
export function useTaskPlace() {
  const [where, setWhere] = useState<ModelPlace>('server');
  useEffect(() => {
    if (keptState(whereKept) === 'browser') setWhere('browser');
  }, []);
  return {
    where,
    choose(next: ModelPlace) {
      setWhere(next);
      keepState(whereKept, next);
    },
  };
}

interface TaskPlaceProps {
  usesModel: boolean;
  place: ReturnType<typeof useTaskPlace>;
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
