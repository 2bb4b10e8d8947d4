import { expect, test, vi } from 'vitest';
import { onFirstToast, showToasts, toast } from './toast.ts';

test('a note given before anybody shows notes waits, wakes the region and is shown once', () => {
  const wake = vi.fn();
  const stopWaking = onFirstToast(wake);
  toast({ title: 'Saved' });
  expect(wake).toHaveBeenCalledOnce();

  const shown = vi.fn();
  const stop = showToasts(shown);
  expect(shown).toHaveBeenCalledExactlyOnceWith({ title: 'Saved' });

  toast({ title: 'Sent' });
  expect(shown).toHaveBeenCalledTimes(2);
  expect(wake).toHaveBeenCalledOnce();
  stop();
  stopWaking();
});

test('a region that is gone shows nothing more, and the next one gets what came in between', () => {
  const first = vi.fn();
  const stop = showToasts(first);
  stop();
  toast({ title: 'Between' });
  expect(first).not.toHaveBeenCalled();
  const second = vi.fn();
  showToasts(second)();
  expect(second).toHaveBeenCalledExactlyOnceWith({ title: 'Between' });
});
