import type { PersistedValue } from '#src/lib/persisted/persisted-value.ts';

/** What this device has under way in a flow. */
export interface CurrentApplication {
  readonly code: string;
  readonly email: string;
}

/** What is under way, kept in a store that has more to say of it; one whose code is empty has nothing. */
export function keptIn<Info extends CurrentApplication>(
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
