import { configuration } from '#engine/contract/configuration.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { inspectorPass, LINK_SECONDS } from '#server/http/inspector-access.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call, organizerToken, publicUrl } from './organizer-server.ts';
import { endWith, print } from './output.ts';
import { originOf } from './server-address.ts';

export const inspect: Command = {
  usage: `npx rostrum inspect EVENT              print links that open the inspector on an event's hosts for ten minutes`,
  words: 1,
  async run([event = '']) {
    const code = encodeURIComponent(event);
    const { answer, address } = await call('GET', `/getConfiguration/${code}/event/${code}`);
    if (answer.status === 404) endWith(`There is no event ${event}.`);
    const { document } = accepted(answer, configuration.getConfiguration.response);
    const { hosts } = document as EventDocument;
    const pass = inspectorPass(await organizerToken(), event, LINK_SECONDS);
    const origins = hosts.map((host) => originOf(host, address));
    const url = publicUrl();
    if (url !== undefined) origins.unshift(new URL(url).origin);
    for (const origin of origins) print(`${origin}/inspect?pass=${pass}`);
  },
};
