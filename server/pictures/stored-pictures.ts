import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import {
  type Focus,
  type PictureEnding,
  pictureName,
  smallerName,
  type UploadedPicture,
} from '#engine/event/properties/picture-address.ts';
import type { Database } from '#server/database/database.ts';
import { picture } from '#server/database/schema.ts';
import type { FileType } from '#server/files/file-type.ts';
import { smallerPictures } from './smaller-pictures.ts';

const endings: Readonly<Record<Exclude<FileType, 'application/pdf'>, PictureEnding>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Keeps a picture that was accepted for an event, in all its widths at once, and says what it is; one that is there
 * already stays as it is.
 */
export async function storePicture(
  db: Database,
  eventCode: string,
  { type, content }: { type: keyof typeof endings; content: Uint8Array },
  focus?: Focus,
): Promise<UploadedPicture> {
  const { width, height } = await sharp(content).metadata();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const kept = { hash, width, height, ending: endings[type], focus };
  if (await isKept(db, eventCode, pictureName(kept))) return kept;
  const smaller = (await smallerPictures(content, width)).map((each) => ({
    ...each,
    eventCode,
    name: smallerName(kept, each.width, each.kind),
    type: `image/${each.kind}`,
  }));
  const rows = [{ eventCode, name: pictureName(kept), type, content, width, height }, ...smaller];
  await db.insert(picture).values(rows).onConflictDoNothing();
  return kept;
}

/** A picture of an event by the name that it is kept under, with its content. */
export async function readPicture(
  db: Database,
  eventCode: string,
  name: string,
): Promise<{ type: string; content: Uint8Array } | undefined> {
  const [row] = await db
    .select({ type: picture.type, content: picture.content })
    .from(picture)
    .where(and(eq(picture.eventCode, eventCode), eq(picture.name, name)));
  return row;
}

/** Those of some names under which an event has a picture. */
export async function keptNames(
  db: Database,
  eventCode: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: picture.name })
    .from(picture)
    .where(and(eq(picture.eventCode, eventCode), inArray(picture.name, [...names])));
  return new Set(rows.map(({ name }) => name));
}

async function isKept(db: Database, eventCode: string, name: string): Promise<boolean> {
  return (await keptNames(db, eventCode, [name])).has(name);
}
