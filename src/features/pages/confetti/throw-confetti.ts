import confetti from 'canvas-confetti';
import { paintedColour } from './painted-colour.ts';

/** The sources of the theme that are bright on either ground. */
const COLOURS = ['--src-accent', '--src-second', '--src-third', '--src-fourth'];

/** Throws confetti in the theme's colours on a canvas, once, from both sides. Returns a function that removes it. */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  // Without its worker, which would be a blob that the page's policy refuses.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const colors = COLOURS.map((name) => paintedColour(canvas, name)).filter((colour) => colour !== undefined);
  const both = {
    particleCount: 70,
    spread: 62,
    startVelocity: 48,
    ticks: 220,
    ...(colors.length > 0 && { colors }),
  };
  void fire({ ...both, angle: 58, origin: { x: 0, y: 0.9 } });
  void fire({ ...both, angle: 122, origin: { x: 1, y: 0.9 } });
  return () => fire.reset();
}
