/** Closes cleanly on Ctrl-C or SIGTERM, then ends the process; a second Ctrl-C ends it immediately. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (closing) {
      // npm and a terminal may both pass on the first Ctrl-C, within moments of each other.
      if (signal === 'SIGINT' && Date.now() - since > 500) process.exit(130);
      return;
    }
    closing = true;
    since = Date.now();
    process.stdout.write('\nClosing …\n');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not close cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  let since = 0;
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
