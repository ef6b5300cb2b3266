import type { Values } from '#engine/form/values/form-store.ts';
import { renamedAnswers } from '#engine/form/values/renamed-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

/** How a page that has an earlier version of a form speaks of its answers. */
export interface CodesOfVersion {
  /** Its answers under the codes of now. */
  read(values: Values): Values;
  /** Answers of now under its codes. */
  write(values: Values): Values;
}

const same: CodesOfVersion = { read: (values) => values, write: (values) => values };

/** The codes of a version of a form; those of now if it is unknown. */
export async function codesOfVersion(
  configuration: Pick<ConfigurationStore, 'current' | 'atVersion'>,
  eventCode: string,
  { form_type, version }: { readonly form_type: string; readonly version: number },
): Promise<CodesOfVersion> {
  const now = configuration.current(eventCode, 'form', form_type);
  if (!now || now.version === version) return same;
  const before = await configuration.atVersion(eventCode, 'form', form_type, version);
  if (!before) return same;
  return {
    read: (values) => renamedAnswers(values, before, now.document),
    write: (values) => renamedAnswers(values, now.document, before),
  };
}
