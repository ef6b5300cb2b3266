import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument, GroupPart } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import { groupFlow } from '#server/dossiers/group-row.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { isOpen } from '#server/inventory/event-state.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

const DAY = 86_400_000;
const READY_DAYS = 14;

/** The flow of an event's groups; undefined without one. */
export function groupFlowOf(configuration: Configured, eventCode: string): FlowDocument | undefined {
  return configuration.current(eventCode, 'flow', groupFlow)?.document;
}

/** How an event's groups pay, and their discounts. */
export function groupPartOf(configuration: Configured, eventCode: string): GroupPart | undefined {
  return groupFlowOf(configuration, eventCode)?.group;
}

/** A group's first form. */
export function startForm({ steps }: FlowDocument): string | undefined {
  return steps[0]?.form_type;
}

/** How long a ready member's seats are held, in milliseconds. */
export function readyMs(part: GroupPart | undefined): number {
  return (part?.ready_days ?? READY_DAYS) * DAY;
}

/** Whether groups can be started: the registration allows them, and both are open. */
export function takesGroups(configuration: Configured, event: EventDocument, now = new Date()): boolean {
  const flow = groupFlowOf(configuration, event.code);
  const registration = configuration.current(event.code, 'flow', registrationFlow)?.document;
  if (!flow?.group || !registration?.entry.by.includes('group')) return false;
  return isOpen(configuration, event) && openingOf(flow, { now, timezone: event.timezone }) === 'open';
}
