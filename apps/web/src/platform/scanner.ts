/**
 * The page's one scanner listener: wherever the focus is, a scanned code goes to the open screen's
 * handler, and what the scanner typed into a focused field is taken out again. Answers with a sound
 * and a colour. What a code means is the screen's.
 */
import { useEffect, useRef } from 'react';
import { BurstReader } from './scan-burst.ts';

export type ScanResult = 'ok' | 'unknown' | 'duplicate';
type ScanHandler = (code: string) => ScanResult | void | Promise<ScanResult | void>;

const TONES: Record<ScanResult, readonly (readonly [hz: number, ms: number])[]> = {
  ok: [[1320, 90]],
  unknown: [[220, 320]],
  duplicate: [
    [660, 90],
    [660, 90],
  ],
};

const stack: ScanHandler[] = [];
const reader = new BurstReader();
let audio: AudioContext | undefined;
let before: { field: HTMLInputElement | HTMLTextAreaElement; value: string } | undefined;

/** Starts listening; called once by the shell. Returns how to stop. */
export function startScanner(): () => void {
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}

function onKey(event: KeyboardEvent): void {
  const handler = stack.at(-1);
  if (handler === undefined || event.altKey || event.isComposing || event.repeat) return;
  const ctrl = event.ctrlKey || event.metaKey;
  const burst = reader.take({ key: event.key, at: event.timeStamp, ctrl });
  if (burst.kind === 'start') remember(event.target);
  if (burst.kind === 'part' && ctrl) event.preventDefault();
  if (burst.kind !== 'scan') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  restore();
  if (!burst.repeated) void answer(handler, burst.code);
}

async function answer(handler: ScanHandler, code: string): Promise<void> {
  const result = await handler(code);
  if (result !== undefined) signalScan(result);
}

function remember(target: EventTarget | null): void {
  const typed = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  before = typed ? { field: target, value: target.value } : undefined;
}

function restore(): void {
  if (before === undefined) return;
  const { field, value } = before;
  before = undefined;
  const proto = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React listens to the native setter and the input event, not to a plain assignment.
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Sound and colour of a scan's outcome; also for codes typed by hand. */
export function signalScan(result: ScanResult): void {
  document.documentElement.dataset['scan'] = result;
  setTimeout(() => delete document.documentElement.dataset['scan'], 450);
  try {
    play(TONES[result]);
  } catch {
    // A browser without sound still shows the colour.
  }
}

function play(tones: readonly (readonly [number, number])[]): void {
  audio ??= new AudioContext();
  let start = audio.currentTime;
  for (const [hz, ms] of tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.12;
    tone.frequency.value = hz;
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + ms / 1000);
    start += ms / 1000 + 0.06;
  }
}

/** Sends scanned codes to `handler` while the component stands; the last one opened wins. */
export function useScanner(handler: ScanHandler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const mine: ScanHandler = (code) => latest.current(code);
    stack.push(mine);
    return () => {
      stack.splice(stack.indexOf(mine), 1);
    };
  }, []);
}
