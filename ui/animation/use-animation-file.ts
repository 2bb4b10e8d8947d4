import { useEffect, useMemo, useState } from 'react';
import { expressionIn, isLottie, type LottieFile } from './rules.ts';

/** A file on its way, one that can be played, or why it cannot; `again` where another try may help. */
type AnimationFile =
  | { is: 'waiting' }
  | { is: 'ready'; data: LottieFile }
  | { is: 'wrong'; message: string; again?: () => void };

function checked(value: unknown): AnimationFile {
  if (!isLottie(value)) return { is: 'wrong', message: 'This file isn’t a Lottie animation.' };
  const layer = expressionIn(value);
  if (layer === null) return { is: 'ready', data: value };
  return {
    is: 'wrong',
    message: `The layer “${layer}” uses expressions, which this site doesn’t run. Export the animation without them.`,
  };
}

async function read(link: string, { signal, cache }: RequestInit): Promise<AnimationFile> {
  const answer = await fetch(link, { signal, cache });
  if (!answer.ok) throw new Error(`${link} answered ${answer.status}`);
  return checked(await answer.json());
}

/** The animation's file: the one that was given, or the one behind the link, read when it is wanted. */
export function useAnimationFile(
  data: object | undefined,
  link: string | undefined,
  wanted: boolean,
): AnimationFile {
  const given = useMemo(() => (data ? checked(data) : null), [data]);
  const [arrived, setArrived] = useState<{ link: string; file: AnimationFile } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (given || !link || !wanted) return;
    const leaving = new AbortController();
    const arrive = (file: AnimationFile) => setArrived({ link, file });
    const cache = attempt > 0 ? 'reload' : 'default';
    read(link, { signal: leaving.signal, cache }).then(arrive, () => {
      if (leaving.signal.aborted) return;
      const again = () => {
        setArrived(null);
        setAttempt((before) => before + 1);
      };
      arrive({ is: 'wrong', message: 'The animation didn’t load.', again });
    });
    return () => leaving.abort();
  }, [given, link, wanted, attempt]);
  return given ?? (arrived && arrived.link === link ? arrived.file : { is: 'waiting' });
}
