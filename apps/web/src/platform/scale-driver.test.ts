/** Every driver against frames as its make's manual records them. */
import { describe, expect, it } from 'vitest';
import { SCALE_DRIVERS } from './scale-driver.ts';

type Frame = readonly [frame: string, milligrams: number, stable: boolean];

const FRAMES: Readonly<Record<string, readonly Frame[]>> = {
  and: [
    ['ST,+00003.455  g', 3455, true],
    ['US,+00012.040  g', 12_040, false],
    ['ST,-00000.010  g', -10, true],
  ],
  mettler: [
    ['S S      3.455 g', 3455, true],
    ['S D    100.000 g', 100_000, false],
    ['S S     -0.020 g', -20, true],
    ['S S     3.4550 g', 3455, true],
  ],
  ohaus: [
    ['      3.455 g', 3455, true],
    ['      3.451 g  ?', 3451, false],
    ['-     0.020 g', -20, true],
  ],
  sartorius: [
    ['N     +   3.455 g  ', 3455, true],
    ['+   3.455 g', 3455, true],
    ['+   3.451', 3451, false],
    ['N     -   0.020 g', -20, true],
  ],
};

const NOISE = ['', 'OL,+9999999E+19', 'S I', 'ES', 'ST,+00003.455 oz', 'S S 3.455 ct', 'hello'];

describe.each(SCALE_DRIVERS)('$label', (driver) => {
  it.each(FRAMES[driver.name] ?? [])('reads %j', (frame, berat, stabil) => {
    expect(driver.read(frame)).toEqual({ berat, stabil });
  });

  it.each(NOISE)('makes nothing of %j', (frame) => {
    expect(driver.read(frame)).toBeUndefined();
  });
});
