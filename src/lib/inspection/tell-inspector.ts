import type { InspectionMessage } from '#machines/inspection/inspection-messages.ts';
import { actorMessage, messageOf } from '#machines/inspection/message-of.ts';
import { inspectActors, runningActors } from '#src/lib/actors/start-actor.ts';

type Send = (message: InspectionMessage) => void;

/** Reports every running actor and its changes to an inspector; returns a function that stops it. */
export function tellInspector(tab: string, send: Send): () => void {
  for (const actor of runningActors()) send(actorMessage(tab, actor));
  return inspectActors((event) => {
    const message = messageOf(tab, event);
    if (message) send(message);
  });
}
