import { type configuration as contract, MOST_PICTURE_BYTES } from '#engine/contract/configuration.ts';
import { pictureAddress, readFocus } from '#engine/event/properties/picture-address.ts';
import { acceptFile } from '#server/files/accept-file.ts';
import { typeNotTaken } from '#server/files/file-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { storePicture } from '#server/pictures/stored-pictures.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { isUploadHash } from '#server/secrets/upload-hash.ts';
import type { Handler } from './handlers.ts';

const noPoint = inEveryLanguage('site.noPoint');

const noHash = inEveryLanguage('site.noHash');

/** Keeps a picture for the documents of an event. */
export const uploadPicture: Handler<typeof contract.uploadPicture> = async ({ services, body, upload }) => {
  const events = services.configuration.eventCodes();
  if (!events.includes(body.event)) {
    const known = events.join(', ');
    throw invalidField('event', inEveryLanguage('site.noneOfTheEvents', { known }));
  }
  if (body.upload_hash !== undefined && !(await isUploadHash(services.db, body.upload_hash))) {
    throw invalidField('upload_hash', noHash);
  }
  const focus = body.focus === undefined ? undefined : readFocus(body.focus);
  if (body.focus !== undefined && !focus) throw invalidField('focus', noPoint);
  const terms = { takesPdf: false, most: MOST_PICTURE_BYTES, shrink: true };
  const { type, content } = await acceptFile(upload, terms);
  if (type === 'application/pdf') throw typeNotTaken(false);
  const kept = await storePicture(services.db, body.event, { type, content }, focus);
  return { picture: pictureAddress(kept), width: kept.width, height: kept.height };
};
