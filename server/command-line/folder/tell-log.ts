import { isYes } from '#engine/form/field/flag.ts';
import { endWith } from '../output.ts';
import { type Asking, readVersions } from './asking.ts';
import { nameOf } from './compare-folder.ts';

/** Prints the versions of an event or of one document, the newest first: when, by whom, and why. */
export async function tellLog(
  asking: Asking,
  {
    event,
    name,
    json = false,
  }: { readonly event: string; readonly name?: string | undefined; readonly json?: boolean },
): Promise<void> {
  const all = await readVersions(asking, event);
  const versions = name === undefined ? all : all.filter((each) => nameOf(each) === name);
  if (versions.length === 0) endWith(`${event} has no ${name}.`);
  if (json) {
    asking.print(JSON.stringify({ versions }, null, 2));
    return;
  }
  for (const { published_at: at, published_by: by, note, unpublished, version, ...each } of versions) {
    const mark = isYes(unpublished) ? '  removed' : '';
    asking.print(
      `${at}  ${nameOf(each)}@${version}  by ${by}${mark}${note === undefined ? '' : `  ${note}`}`,
    );
  }
}
