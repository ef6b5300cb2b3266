import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

/** The event whose list is filtered. */
export type FilteredEvent = {
  readonly configuration: ConfigurationStore;
  readonly eventCode: string;
};
