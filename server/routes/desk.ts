import type { desk as contract } from '#engine/contract/desk.ts';
import { dossierMail } from '#server/desk/dossier-mails.ts';
import { dossierTimeline } from '#server/desk/dossier-timeline.ts';
import { listDossiers } from '#server/desk/list-dossiers.ts';
import { dossierNamed, readDossier } from '#server/desk/read-dossier.ts';
import { flowState } from '#server/traces/flow-state.ts';
import type { Handlers } from './handlers.ts';

/** The organizers' desk: everyone who signed up, to be searched and read. */
export const deskHandlers: Handlers<typeof contract> = {
  listDossiers: ({ services: { db, configuration }, eventCode, query, language }) =>
    listDossiers(db, configuration, eventCode, query, language),

  async getDossier({ services: { db, configuration }, eventCode, event, params, language }) {
    const row = await dossierNamed(db, eventCode, params.code);
    return readDossier(db, configuration, event.document, row, language);
  },

  async getDossierMail({ services: { db }, eventCode, params }) {
    return dossierMail(db, await dossierNamed(db, eventCode, params.code), params.id);
  },

  async getDossierTimeline({ services, eventCode, params }) {
    const row = await dossierNamed(services.db, eventCode, params.code);
    const state = await flowState(services, row);
    return { ...(state && { state }), entries: await dossierTimeline(services.db, row) };
  },
};
