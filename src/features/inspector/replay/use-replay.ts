import { useEffect, useState } from 'react';
import type { Replay } from './replay.ts';

const LOOK_MS = 1_000;

/** Whether `npm run replay` serves this page: it adds a clock to every page. */
const isReplayed = () => document.querySelector('script[src="/replay/clock.js"]') !== null;

/** The recording that this site is answered from, looked at again each second; none where a server answers. */
export function useReplay(): Replay | undefined {
  const [replay, setReplay] = useState<Replay>();
  useEffect(() => {
    if (!isReplayed()) return;
    let isOver = false;
    const look = () =>
      void fetch('/replay/state.json')
        .then((answer) => answer.json() as Promise<Replay>)
        .then((state) => {
          if (!isOver) setReplay(state);
        })
        // The replay was stopped: the last view stays.
        .catch(() => {});
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return replay;
}
