interface Reporter {
  captureException(error: unknown, context: { tags: Record<string, string> }): void;
}

/** Reports an error by its id to the bug-reporting service, if it runs: it does not notice caught errors. */
export function reportFault(error: unknown, id: string): void {
  const { Sentry } = window as { Sentry?: Reporter };
  Sentry?.captureException(error, { tags: { fault: id } });
}
