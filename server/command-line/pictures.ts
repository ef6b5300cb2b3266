import path from 'node:path';
import { configuration as contract, MOST_PICTURE_BYTES } from '#engine/contract/configuration.ts';
import { files } from '#engine/contract/files.ts';
import { formatFileSize } from '#engine/form/format/file-size.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { readWhole } from './files.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const upload: Command = {
  usage: `npx rostrum upload EVENT FILE          upload a picture and print its address for documents;
                                       --focus 50,30 crops it around that point, in percent
                                       from the left and from the top`,
  words: 2,
  options: ['focus'],
  async run([event = '', file = ''], options) {
    const content = await readWhole(file);
    if (content.length > MOST_PICTURE_BYTES) {
      endWith(
        `${file} is larger than ${formatFileSize(MOST_PICTURE_BYTES, 'en')}. Please make it smaller first.`,
      );
    }
    const asked = await call('GET', '/getWebsiteEditorUploadHash');
    const { hash } = accepted(asked.answer, files.getWebsiteEditorUploadHash.response);
    const form = new FormData();
    form.append('upload_hash', hash);
    form.append('event', event);
    if (options.focus !== undefined) form.append('focus', options.focus);
    form.append('file', new Blob([new Uint8Array(content)]), path.basename(file));
    const { answer } = await call('POST', '/uploadPicture', form);
    print(accepted(answer, contract.uploadPicture.response).picture);
  },
};
