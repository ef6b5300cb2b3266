import type { RowsFront } from '#engine/contract/flow-fronts.ts';
import type {
  GiftCall,
  GiftsCall,
  PeopleCall,
  PersonCall,
  RowsCalls,
  SaveRowsCall,
} from '#engine/contract/partner-rows.ts';
import { giftsOf, removeGift } from '#server/applications/gifts.ts';
import { addPerson, namedPeople, removePerson } from '#server/applications/named-people.ts';
import { fieldOf, type RowsKind } from '#server/applications/rows-field.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { unknownForm } from '#server/dossiers/registration-problems.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { saveStep } from '#server/registration/save-step.ts';
import type { Call, Handler, Handlers } from './handlers.ts';

/** Handles the calls about contacts and donations of a flow: saving the step, and single rows. */
export function rowsHandlers<const F extends RowsFront>(front: F): Handlers<RowsCalls<F>> {
  const save =
    (kind: RowsKind): Handler<SaveRowsCall> =>
    ({ services, dossier, body, language }) => {
      if (!fieldOf(services.configuration, dossier.eventCode, body.form_type, kind)) throw unknownForm();
      return saveStep(services, dossier, body, language);
    };
  const people: Handler<PeopleCall> = ({ services, dossier }) => namedPeople(services, dossier);
  const gifts: Handler<GiftsCall> = ({ services, dossier }) => giftsOf(services, dossier);
  const add: Handler<PersonCall> = async (call) => {
    await addPerson(call.services, call.dossier, call.body.person_code);
    return namedPeople(call.services, await again(call));
  };
  const remove: Handler<PersonCall> = async (call) => {
    await removePerson(call.services, call.dossier, call.body.person_code);
    return namedPeople(call.services, await again(call));
  };
  const takeBack: Handler<GiftCall> = async (call) => {
    await removeGift(call.services, call.dossier, call.body.donation_code);
    return giftsOf(call.services, await again(call));
  };
  const handlers = {
    [front.savePeople]: save('people'),
    [front.saveGifts]: save('gifts'),
    [front.addPerson]: add,
    [front.removePerson]: remove,
    [front.removeGift]: takeBack,
    [front.people]: people,
    [front.gifts]: gifts,
  };
  // Computed names widen to any text; they are those of the row.
  return handlers as unknown as Handlers<RowsCalls<F>>;
}

/** The dossier as it is now. */
async function again({ services, dossier }: Pick<Call<PersonCall>, 'services' | 'dossier'>) {
  const row = await findDossier(services.db, dossier.eventCode, dossier.id);
  if (!row) throw notFound();
  return row;
}
