import { useEffect, useState } from 'react';

/** What a service answers, asked once there is a reason to; nothing before, nor where it does not answer. */
export function useAsked<Answer>(ask: (() => Promise<Answer>) | undefined, isWanted: boolean) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isWanted || !ask) return;
    let gone = false;
    // What is shown besides is left out where it cannot be had; the review has all of it.
    ask().then(
      (given) => !gone && setAnswer(given),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [ask, isWanted]);
  return answer;
}
