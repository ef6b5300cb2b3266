import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import { pictureName, readPictureAddress } from '#engine/event/properties/picture-address.ts';
import type { Database } from '#server/database/database.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { keptNames } from './stored-pictures.ts';

/** A picture that a document names: where, and at which address. */
type Named = { readonly pointer: string; readonly address: string };

/**
 * Pictures that a document names and that were not uploaded for its event. A warning: they may be next, and something
 * is drawn in their place.
 */
export async function missingPictures(
  db: Database,
  eventCode: string,
  document: unknown,
): Promise<Diagnostic[]> {
  const named = picturesOf(document);
  const kept = await keptNames(
    db,
    eventCode,
    named.map(({ address }) => nameOf(address)),
  );
  return named
    .filter(({ address }) => !kept.has(nameOf(address)))
    .map(({ pointer, address }) =>
      documentWarning(pointer, 'lost_picture', says('noPicture', { address }), says('uploaded')),
    );
}

/** The uploaded pictures that a document names, in properties of its own or inside of HTML. */
export function picturesOf(value: unknown, pointer = ''): Named[] {
  if (typeof value === 'string') {
    const found = value.match(/(?<![\w.-])\/pictures\/[\w.-]+/g) ?? [];
    return [...new Set(found)].map((address) => ({ pointer, address }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    picturesOf(each, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

/** The name that a picture is kept under, whatever it is cropped around. */
export function nameOf(address: string): string {
  const uploaded = readPictureAddress(address);
  return uploaded ? pictureName(uploaded) : address.slice('/pictures/'.length);
}
