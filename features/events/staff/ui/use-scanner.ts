import { type RefObject, useEffect, useRef, useState } from 'react';

/** Finds the text of a code in a picture of the camera; null where there is none. */
type Find = (video: HTMLVideoElement) => Promise<string | null>;

interface CodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface CodeDetectors {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats: () => Promise<string[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: CodeDetectors;
  }
}

/** The browser's own reader of codes, which some systems have. */
async function nativeFinder(): Promise<Find | null> {
  const detectors = window.BarcodeDetector;
  if (!detectors || !(await detectors.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new detectors({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

// Wide enough for a ticket held at arm's length, small enough to be read ten times a second on a phone.
const widest = 720;

/** Our own reader, loaded when somebody opens the camera. */
async function ownFinder(): Promise<Find> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!pen || video.videoWidth === 0) return null;
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It throws where it finds no code, which is most of the time.
      return null;
    }
  };
}

export type CameraState = 'off' | 'opening' | 'on' | 'refused' | 'missing';

/** Where the same code is held before the camera, it is taken once in this time. */
const restMs = 4000;

/** Reads codes with the camera while it is on, and hands on each that comes before it. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): { state: CameraState; turn: (on: boolean) => void } {
  const [state, setState] = useState<CameraState>('off');
  const [on, setOn] = useState(false);
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!on) return setState('off');
    let stream: MediaStream | null = null;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { code: '', at: 0 };

    async function open() {
      setState('opening');
      const find = (await nativeFinder()) ?? (await ownFinder());
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      if (stopped || !video.current) return close();
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      const look = async () => {
        if (stopped || !video.current) return;
        const code = await find(video.current);
        const at = Date.now();
        if (code && (code !== last.code || at - last.at > restMs)) {
          last = { code, at };
          take.current(code);
        }
        timer = setTimeout(look, 100);
      };
      await look();
    }
    function close() {
      stopped = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    open().catch((error: unknown) => {
      close();
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      setState(refused ? 'refused' : 'missing');
    });
    return close;
  }, [on, video]);
  return { state, turn: setOn };
}
