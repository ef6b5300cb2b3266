import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light';
import type { LottieDocument } from './lottie.ts';

/** A drawing on the page that can be moved and stopped. */
export interface Player {
  readonly play: () => void;
  readonly pause: () => void;
  readonly destroy: () => void;
}

/** Shows an animation at its last frame, the complete picture under reduced motion. */
export function drawMotion(container: HTMLElement, document: LottieDocument, onEnd: () => void): Player {
  const animationData: unknown = structuredClone(document);
  const item: AnimationItem = lottie.loadAnimation({
    container,
    animationData,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    rendererSettings: { preserveAspectRatio: 'xMidYMid slice', progressiveLoad: false },
  });
  const last = Math.max(0, item.totalFrames - 1);
  item.goToAndStop(last, true);
  item.addEventListener('complete', onEnd);
  return {
    play() {
      if (item.currentFrame >= last) item.goToAndPlay(0, true);
      else item.play();
    },
    pause: () => item.pause(),
    destroy: () => item.destroy(),
  };
}
