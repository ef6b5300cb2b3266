/** Something that runs at most once in a while. */
export type Paced = {
  /** Runs now, or once the last run has ended and its time has passed; what is asked meanwhile is one run. */
  run(): void;
  stop(): void;
};

/** Runs an act at most once in `pace` milliseconds, and never twice at the same time. */
export function paced(act: () => Promise<unknown>, pace: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;
  const start = () => {
    isBusy = true;
    isAsked = false;
    const rest = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pace);
    });
    void Promise.all([act().catch(() => {}), rest]).then(() => {
      isBusy = false;
      if (isAsked && !isStopped) start();
    });
  };
  return {
    run() {
      isAsked = true;
      if (!isBusy && !isStopped) start();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
