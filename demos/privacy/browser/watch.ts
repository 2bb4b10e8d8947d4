/** The name by which the watching script tells what it saw; anything on the page may call it, so what comes is checked. */
export const tell = '__seenByScanner';

/**
 * Runs in every frame before anything of the page does, and tells which script did what tells devices or people apart. It is
 * sent to the browser as its source: nothing from outside of it may be used.
 */
export function watch(name: string): void {
  const say = Reflect.get(globalThis, name) as ((deed: string, script: string) => void) | undefined;
  if (!say) return;
  /** The script that called: the last address in the stack that is not this one. */
  const caller = (): string => {
    const lines = (new Error('who').stack ?? '').split('\n').slice(3);
    const found = lines.map((line) => /((?:https?|blob|data):.*?):\d+:\d+\)?$/.exec(line)?.[1]).find(Boolean);
    return found ?? location.href;
  };
  const around = (owner: object | undefined, key: string, before: (given: unknown[]) => string | null) => {
    const real: unknown = owner && Reflect.get(owner, key);
    if (!owner || typeof real !== 'function') return;
    const wrapped = function (this: unknown, ...given: unknown[]): unknown {
      const deed = before(given);
      if (deed) say(deed, caller());
      return Reflect.apply(real, this, given);
    };
    Object.defineProperty(owner, key, { value: wrapped, configurable: true, writable: true });
  };
  const prototypeOf = (key: string): object | undefined =>
    (Reflect.get(globalThis, key) as { prototype?: object } | undefined)?.prototype;

  for (const key of ['toDataURL', 'toBlob']) around(prototypeOf('HTMLCanvasElement'), key, () => 'canvas');
  around(prototypeOf('CanvasRenderingContext2D'), 'getImageData', () => 'canvas');
  // The two questions for the graphics card by name, as WebGL numbers them.
  const graphics = ([asked]: unknown[]) => (asked === 37_445 || asked === 37_446 ? 'graphics' : null);
  for (const key of ['WebGLRenderingContext', 'WebGL2RenderingContext'])
    around(prototypeOf(key), 'getParameter', graphics);
  around(prototypeOf('OfflineAudioContext'), 'startRendering', () => 'sound');

  const fonts = new Set<string>();
  const measure = prototypeOf('CanvasRenderingContext2D');
  const real = measure && Reflect.get(measure, 'measureText');
  if (measure && typeof real === 'function')
    Object.defineProperty(measure, 'measureText', {
      configurable: true,
      writable: true,
      value(this: CanvasRenderingContext2D, ...given: unknown[]): unknown {
        fonts.add(this.font);
        if (fonts.size === 20) say('fonts', caller());
        return Reflect.apply(real, this, given);
      },
    });

  // A recorder listens to the pointer and to every change of the document; one of both is usual on any page.
  const listening = new Map<string, Set<string>>();
  const note = (kind: string): null => {
    const script = caller();
    const heard = listening.get(script) ?? new Set();
    listening.set(script, heard.add(kind));
    if (heard.size === 2) say('movements', script);
    return null;
  };
  around(prototypeOf('EventTarget'), 'addEventListener', ([kind]) => {
    if (kind === 'mousemove' || kind === 'pointermove') return note('pointer');
    return kind === 'keydown' || kind === 'keypress' || kind === 'keyup' ? 'keys' : null;
  });
  around(prototypeOf('MutationObserver'), 'observe', ([target, options]) => {
    const { subtree, characterData, attributes } = (options ?? {}) as MutationObserverInit;
    const whole = target === document || target === document.documentElement;
    return whole && subtree && (characterData || attributes) ? note('changes') : null;
  });
}
