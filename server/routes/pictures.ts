import { pictureAddress, readFocus } from '#engine/configuration/picture-address.ts';
import { type configuration as contract, MOST_PICTURE_BYTES } from '#engine/contract/configuration.ts';
import { invalidField } from '#server/domain/refusal.ts';
import { isUploadHash } from '#server/domain/upload-hash.ts';
import { acceptFile } from '#server/files/accept-file.ts';
import { typeNotTaken } from '#server/files/file-problems.ts';
import { keepPicture } from '#server/pictures/kept-pictures.ts';
import type { Handler } from './handlers.ts';

const noPoint = {
  en: 'must be two percentages, from the left and from the top, such as 50,30.',
  fr: 'doit donner deux pourcentages, depuis la gauche et depuis le haut, comme 50,30.',
};

const noHash = {
  en: 'is not good any more: ask for another.',
  fr: 'n’est plus valable\u00a0: demandez-en un autre.',
};

/** Keeps a picture for the documents of an event. */
export const uploadPicture: Handler<typeof contract.uploadPicture> = async ({ services, body, upload }) => {
  const events = services.configuration.eventCodes();
  if (!events.includes(body.event)) {
    const known = events.join(', ');
    throw invalidField('event', {
      en: `is none of the events that are served: ${known}.`,
      fr: `n’est pas l’un des événements servis\u00a0: ${known}.`,
    });
  }
  if (body.upload_hash !== undefined && !(await isUploadHash(services.db, body.upload_hash))) {
    throw invalidField('upload_hash', noHash);
  }
  const focus = body.focus === undefined ? undefined : readFocus(body.focus);
  if (body.focus !== undefined && !focus) throw invalidField('focus', noPoint);
  const terms = { takesPdf: false, most: MOST_PICTURE_BYTES, shrink: true };
  const { type, content } = await acceptFile(upload, terms);
  if (type === 'application/pdf') throw typeNotTaken(false);
  const kept = await keepPicture(services.db, body.event, { type, content }, focus);
  return { picture: pictureAddress(kept), width: kept.width, height: kept.height };
};
