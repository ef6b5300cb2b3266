import type { InspectionMessage } from '#machines/inspection/inspection-messages.ts';
import { actorMessage, messageOf } from '#machines/inspection/message-of.ts';
import { inspectActors, runningActors } from '#src/lib/actors/start-actor.ts';

type Send = (message: InspectionMessage) => void;

/** Tells an inspector of every actor that runs and of what becomes of it from now on; gives what ends it. */
export function tellInspector(tab: string, send: Send): () => void {
  for (const actor of runningActors()) send(actorMessage(tab, actor));
  return inspectActors((event) => {
    const message = messageOf(tab, event);
    if (message) send(message);
  });
}
