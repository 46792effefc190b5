/**
 * Reads QR codes from the phone's camera with the browser's own BarcodeDetector. Where the browser
 * has none, or no camera may be used, it says so and the key is typed instead.
 */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';

const LOOK_MS = 250;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
}

export interface CameraProps {
  /** A code was read; called once. */
  readonly onText: (text: string) => void;
  readonly onFailed: () => void;
}

export function Camera(props: CameraProps): ReactNode {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const stop = new AbortController();
    watch(video.current, stop.signal).then(
      (text) => {
        if (text !== undefined) latest.current.onText(text);
      },
      () => {
        if (!stop.signal.aborted) latest.current.onFailed();
      },
    );
    return () => stop.abort();
  }, []);
  return (
    <video
      ref={video}
      className="camera"
      muted
      playsInline
      aria-label={t('otorisasi.auth-kamera')}
    />
  );
}

/**
 * The first code that the camera sees; undefined when stopped. Throws without detector or camera.
 */
async function watch(
  video: HTMLVideoElement | null,
  stop: AbortSignal,
): Promise<string | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined || video === null) throw new Error('no detector');
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    if (stop.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    while (!stop.aborted) {
      // One look after the other: the camera's pictures are read as they come.
      const [code] = await detector.detect(video);
      if (code !== undefined && code.rawValue !== '') return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
