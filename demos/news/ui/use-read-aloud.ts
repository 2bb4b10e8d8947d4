import { useEffect, useState } from 'react';

/** Reads sentences aloud with the browser's own voice, one after the other; tells which one it is at. */
export function useReadAloud() {
  const [at, setAt] = useState<number | null>(null);
  const [can, setCan] = useState(false);
  useEffect(() => {
    setCan('speechSynthesis' in window);
    return () => globalThis.speechSynthesis?.cancel();
  }, []);

  function stop() {
    speechSynthesis.cancel();
    setAt(null);
  }

  function speak(sentences: readonly string[], place = 0) {
    const text = sentences[place];
    if (text === undefined) {
      setAt(null);
      return;
    }
    const said = new SpeechSynthesisUtterance(text);
    said.lang = 'en';
    said.onend = () => speak(sentences, place + 1);
    // Cancelling is an error, too; only a voice that fails by itself ends in silence.
    said.onerror = ({ error }) => {
      if (error !== 'canceled' && error !== 'interrupted') setAt(null);
    };
    setAt(place);
    speechSynthesis.speak(said);
  }

  function start(sentences: readonly string[]) {
    speechSynthesis.cancel();
    speak(sentences);
  }

  return { can, at, start, stop };
}
