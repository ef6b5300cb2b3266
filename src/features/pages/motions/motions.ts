import type { Motion } from '#engine/event/documents/page/blocks/animation.ts';
import type { LottieDocument } from './lottie.ts';

/** The product's own animations by name, each fetched with the page that shows it. */
const motions: Readonly<Record<Motion, () => Promise<LottieDocument>>> = {
  sprout: () => import('./sprout.ts').then(({ sproutMotion }) => sproutMotion),
  string: () => import('./string.ts').then(({ stringMotion }) => stringMotion),
  tide: () => import('./tide.ts').then(({ tideMotion }) => tideMotion),
};

const isMotion = (name: string): name is Motion => Object.hasOwn(motions, name);

/**
 * Loads the animation of an `animation` block: one of ours, or a file of this site. Throws if it fails or is invalid.
 */
export async function loadMotion(animation: string, signal: AbortSignal): Promise<LottieDocument> {
  const name = animation.slice('motion:'.length);
  if (animation.startsWith('motion:') && isMotion(name)) return motions[name]();
  const isOurs = animation.startsWith('/') && new URL(animation, location.href).origin === location.origin;
  if (!isOurs) throw new TypeError('An animation is a file of this site');
  const answer = await fetch(animation, { signal });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  if (!isDocument(body)) throw new TypeError('This is not an animation');
  return body;
}

/** The properties that the player needs. Its light build never runs expressions, which would be code. */
function isDocument(body: unknown): body is LottieDocument {
  if (typeof body !== 'object' || body === null) return false;
  const figure = (key: string) => Number.isFinite(Reflect.get(body, key));
  return ['fr', 'ip', 'op', 'w', 'h'].every(figure) && Array.isArray(Reflect.get(body, 'layers'));
}
