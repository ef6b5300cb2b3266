import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes (`bytea`). */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
