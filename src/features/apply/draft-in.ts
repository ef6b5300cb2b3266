import type { PersistedValue } from '#src/lib/persisted/persisted-value.ts';

/** The draft of a flow on this device. */
export interface CurrentApplication {
  readonly code: string;
  readonly email: string;
}

/** A draft in a store that contains more; without a code there is none. */
export function draftIn<Info extends CurrentApplication>(
  store: PersistedValue<Info>,
  infoOf: (current: CurrentApplication) => Info,
): PersistedValue<CurrentApplication> {
  return {
    ...store,
    read() {
      const info = store.read();
      return info && info.code !== '' ? info : undefined;
    },
    write: (current) => store.write(infoOf(current)),
  };
}
