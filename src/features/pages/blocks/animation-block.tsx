import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import type { Player } from '../motions/play-motion.ts';
import { wantsLessMotion } from '../parts/reduced-motion.ts';
import { Section } from '../parts/section.tsx';
import { useSeen } from '../parts/use-seen.ts';
import './animation-block.css';

/** A drawing that plays once when it comes into view, and on request; still under reduced motion. */
export function AnimationBlock({ block, sunken }: BlockProps<'animation'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { player, playing, play, pause } = useMotion(place, block.animation);
  const words = text(block.animation_alt);
  return (
    <Section sunken={sunken} title={block.title} lead={block.text}>
      <div className="motion">
        <div
          className="motion-place"
          ref={place}
          {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
        />
        {player && (
          <Button
            iconOnly
            aria-label={t(playing ? 'motion_stop' : 'motion_play')}
            onClick={playing ? pause : play}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </Button>
        )}
      </div>
    </Section>
  );
}

function useMotion(place: RefObject<HTMLDivElement | null>, animation: string) {
  const seen = useSeen(place);
  const [player, setPlayer] = useState<Player>();
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!seen) return;
    const aborted = new AbortController();
    let drawn: Player | undefined;
    const draw = async () => {
      const [{ drawMotion }, { loadMotion }] = await Promise.all([
        import('../motions/play-motion.ts'),
        import('../motions/motions.ts'),
      ]);
      const document = await loadMotion(animation, aborted.signal);
      if (aborted.signal.aborted || !place.current) return;
      drawn = drawMotion(place.current, document, () => setPlaying(false));
      setPlayer(drawn);
      if (wantsLessMotion()) return;
      drawn.play();
      setPlaying(true);
    };
    // If the animation does not load, its space stays empty: the surrounding text says the same.
    draw().catch(() => undefined);
    return () => {
      aborted.abort();
      drawn?.destroy();
      setPlayer(undefined);
    };
  }, [seen, animation, place]);

  return {
    player,
    playing,
    play() {
      player?.play();
      setPlaying(true);
    },
    pause() {
      player?.pause();
      setPlaying(false);
    },
  };
}
