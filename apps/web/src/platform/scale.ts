/**
 * Reads one settled weight from the scale at this device over Web Serial. The browser asks once
 * which port is the scale's; the driver is a choice of the device.
 */
import type { Milligram } from '@kencana/rules/gram';
import { SCALE_DRIVERS } from './scale-driver.ts';
import type { ScaleDriver } from './scale-driver.ts';
import { deviceChoice, setDeviceChoice } from './session.ts';

interface SerialPort {
  open(options: { baudRate: number; dataBits: number; parity: string }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
}

interface Serial {
  getPorts(): Promise<readonly SerialPort[]>;
  requestPort(): Promise<SerialPort>;
}

const CHOICE = 'timbangan';
const WAIT_MS = 6000;
const AGAIN_MS = 300;

/** Why there is no weight: no Web Serial, no port chosen, nothing readable in time. */
export type ScaleFault = 'TIDAK ADA' | 'TIDAK DIPILIH' | 'TIDAK STABIL';

export class ScaleError extends Error {
  readonly fault: ScaleFault;

  constructor(fault: ScaleFault) {
    super(fault);
    this.fault = fault;
  }
}

function serial(): Serial | undefined {
  return (navigator as { serial?: Serial }).serial;
}

/** False where the browser cannot speak to scales. */
export function hasScale(): boolean {
  return serial() !== undefined;
}

/** The driver chosen for this device; the first until somebody chose. */
export function scaleDriver(): ScaleDriver {
  const chosen = SCALE_DRIVERS.find((one) => one.name === deviceChoice(CHOICE));
  const [first] = SCALE_DRIVERS;
  if (first === undefined) throw new ScaleError('TIDAK ADA');
  return chosen ?? first;
}

/** Chooses the driver for this device. */
export function chooseScaleDriver(name: string): void {
  setDeviceChoice(CHOICE, name);
}

/** One settled weight in milligrams. Throws ScaleError. */
export async function weigh(): Promise<Milligram> {
  const port = await findPort();
  const driver = scaleDriver();
  const { baudRate, dataBits, parity } = driver;
  try {
    await port.open({ baudRate, dataBits, parity });
  } catch {
    throw new ScaleError('TIDAK DIPILIH');
  }
  try {
    return await settled(port, driver);
  } finally {
    await port.close();
  }
}

async function findPort(): Promise<SerialPort> {
  const api = serial();
  if (api === undefined) throw new ScaleError('TIDAK ADA');
  const [known] = await api.getPorts();
  if (known !== undefined) return known;
  try {
    return await api.requestPort();
  } catch {
    throw new ScaleError('TIDAK DIPILIH');
  }
}

async function settled(port: SerialPort, driver: ScaleDriver): Promise<Milligram> {
  if (port.readable === null) throw new ScaleError('TIDAK DIPILIH');
  const reader = port.readable.getReader();
  const asking = setInterval(() => void ask(port, driver), AGAIN_MS);
  // Cancelling ends the read that waits: an unplugged or silent scale does not hang the screen.
  const giveUp = setTimeout(() => void reader.cancel(), WAIT_MS);
  const decoder = new TextDecoder('ascii');
  let text = '';
  try {
    await ask(port, driver);
    for (;;) {
      // Frames are read one after the other as they come.
      const { value, done } = await reader.read();
      if (done) throw new ScaleError('TIDAK STABIL');
      text += decoder.decode(value, { stream: true });
      const frames = text.split(/\r\n?|\n/);
      text = frames.pop() ?? '';
      const found = frames.map(driver.read).find((one) => one?.stabil === true && one.berat > 0);
      if (found !== undefined) return found.berat;
    }
  } finally {
    clearInterval(asking);
    clearTimeout(giveUp);
    await reader.cancel();
    reader.releaseLock();
  }
}

async function ask(port: SerialPort, { ask: text }: ScaleDriver): Promise<void> {
  if (text === '' || port.writable === null || port.writable.locked) return;
  const writer = port.writable.getWriter();
  try {
    await writer.write(new TextEncoder().encode(text));
  } finally {
    writer.releaseLock();
  }
}
