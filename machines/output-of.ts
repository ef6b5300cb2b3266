/**
 * The output of the actor whose end an event reports; undefined for other events. XState types it only inside the
 * transition itself: a named guard or action says by which actor it is reached.
 */
export function outputOf<Output>(event: object): Output | undefined {
  return 'output' in event ? (event.output as Output | undefined) : undefined;
}
