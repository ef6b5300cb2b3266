import { useEffect, useState } from 'react';

/** A service's answer, requested once it is needed; undefined before, and if it fails. */
export function useAsked<Answer>(ask: (() => Promise<Answer>) | undefined, isWanted: boolean) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isWanted || !ask) return;
    let gone = false;
    // Optional data is left out if it fails; the review has all of it.
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
