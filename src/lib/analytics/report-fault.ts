interface Reporter {
  captureException(error: unknown, context: { tags: Record<string, string> }): void;
}

/** Tells the bug-reporting service of a fault by its id, where one runs on this page; a fault that was caught is not seen by it. */
export function reportFault(error: unknown, id: string): void {
  const { Sentry } = window as { Sentry?: Reporter };
  Sentry?.captureException(error, { tags: { fault: id } });
}
