import { api } from '#engine/contract/calls.ts';
import type { Call } from './client.ts';

/**
 * A key under which a call may be repeated. Over plain http a browser makes none (`randomUUID` asks for a secure
 * context): there the server is asked for one.
 */
export async function newKey(call: Call, type: string): Promise<string> {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const { code } = await call(api.forms.genCommonCode, { body: { type } });
  return code;
}
