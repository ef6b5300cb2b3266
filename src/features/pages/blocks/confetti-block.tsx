import { useEffect, useRef } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { wantsLessMotion } from '../parts/reduced-motion.ts';
import { useSeen } from '../parts/use-seen.ts';
import './confetti-block.css';

/** A celebration: confetti falls once when it comes into view, never under reduced motion. */
export function ConfettiBlock({ block, sunken }: BlockProps<'confetti'>) {
  const text = useText();
  const words = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useSeen(words);

  useEffect(() => {
    if (!seen || wantsLessMotion()) return;
    let stop: (() => void) | undefined;
    let gone = false;
    // Purely decorative: nothing is said if it does not load.
    void import('../confetti/throw-confetti.ts').then(
      ({ throwConfetti }) => {
        if (!gone && canvas.current) stop = throwConfetti(canvas.current);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [seen]);

  return (
    <section className={sunken ? 'section sunken confetti' : 'section confetti'}>
      <div className="wrap" ref={words}>
        <h2>{text(block.title)}</h2>
        {block.text && <p className="lead">{text(block.text)}</p>}
        {block.action && (
          <div className="actions">
            <ActionLink action={block.action} className={buttonClass({ size: 'l' })} />
          </div>
        )}
      </div>
      <canvas ref={canvas} />
    </section>
  );
}
