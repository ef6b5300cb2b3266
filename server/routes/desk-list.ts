import type { deskList as contract } from '#engine/contract/desk-list.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { membershipTypes, pickedItems } from '#server/desk/list-choices.ts';
import { listQuestions } from '#server/desk/list-questions.ts';
import type { Handlers } from './handlers.ts';

/** What the organizers' list can show. */
export const deskListHandlers: Handlers<typeof contract> = {
  getListOptions: async ({ services: { db, configuration }, eventCode, language }) => ({
    ...(await pickedItems(db, configuration, eventCode)),
    memberships: membershipTypes(configuration, eventCode),
    questions: listQuestions(configuration, eventCode, language),
    flows: configuration
      .list(eventCode)
      .flatMap(({ document }) =>
        document.kind === 'flow' && isOfApplications(document.code)
          ? [{ code: document.code, label: document.label }]
          : [],
      ),
  }),
};
