import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

export type BackToTopProps = {
  label: string;
  /** Pixels scrolled before it appears. */
  threshold?: number;
  /** The element to focus at the top, such as the heading. */
  targetId?: string;
};

const SAMPLING = 100;

/** A button back to the top of a long page. */
export function BackToTop({ label, threshold = 400, targetId }: BackToTopProps) {
  const shown = useScrolledPast(threshold);
  if (!shown) return null;

  function toTop() {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    if (targetId !== undefined) document.getElementById(targetId)?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className="back-to-top" aria-label={label} title={label} onClick={toTop}>
      <Icon name="chevron-up" />
    </button>
  );
}

/** True while the page is scrolled further than `threshold`; looked at every 100 ms at most. */
function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sample = () => {
      timer = undefined;
      setPast(window.scrollY > threshold);
    };
    const onScroll = () => {
      timer ??= setTimeout(sample, SAMPLING);
    };
    sample();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [threshold]);
  return past;
}
