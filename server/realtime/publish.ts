import type { LiveMessage, LiveMessages } from '#engine/contract/live-messages.ts';

/** Sends a message that the contract knows to everyone on a channel. */
export type Tell = <Name extends LiveMessage>(channel: string, name: Name, data: LiveMessages[Name]) => void;
