let context: AudioContext | null = null;

/** A tone and a touch that tell the door yes from no without looking: high and short, or low and twice. */
export function soundDoor(good: boolean): void {
  navigator.vibrate?.(good ? 80 : [120, 80, 120]);
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [begin, length] of good
      ? [[0, 0.12]]
      : [
          [0, 0.14],
          [0.2, 0.14],
        ]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = good ? 988 : 196;
      tone.type = good ? 'sine' : 'square';
      volume.gain.value = good ? 0.2 : 0.08;
      tone.connect(volume).connect(destination);
      tone.start(currentTime + (begin ?? 0));
      tone.stop(currentTime + (begin ?? 0) + (length ?? 0));
    }
  } catch {
    // A browser that makes no sound still shows the answer.
  }
}
