import type { flows as contract, FlowInformation } from '#engine/contract/flows.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { firstForm } from '#server/answers/flow-steps.ts';
import { askedLastName } from '#server/configuration/asked-last-name.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { applicationBasics } from '#server/dossiers/dossier-basics.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { findByCodeAndEmail } from '#server/dossiers/find-by-email.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { flowPlacesLeft } from '#server/inventory/capacity.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { holdFirst } from '#server/registration/hold-first.ts';
import { acceptFlowPlace } from '#server/waitlist/place-waitlist.ts';
import { hasFlowWaitlist } from '#server/waitlist/waitlist-kinds.ts';
import { beginNamed, flowNamed } from './begin-flow.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** Every published flow except the registration. */
export const flowHandlers: Handlers<typeof contract> = {
  async getFlow({ services, eventCode, event, params }) {
    const flow = flowNamed(services, eventCode, params.flow);
    const left = await flowPlacesLeft(services.db, services.configuration, { eventCode, flow: flow.code });
    const opening = openingOf(flow, { now: new Date(), timezone: event.document.timezone });
    return {
      ...information(flow),
      last_name: askedLastName(services.configuration, eventCode, flow.code),
      status: opening === 'open' && left === 0 ? 'full' : opening,
      ...placesLeft(left),
    };
  },

  beginFlow: (call) => beginNamed(call, call.body.flow, call.body),

  async continueFlow({ services, reply, eventCode, event, body }) {
    const { flow, code, email } = body;
    const row = await findByCodeAndEmail(services.db, { eventCode, flow }, code, email);
    if (!row || !isOfApplications(flow)) throw wrongCode();
    if (row.status === 'Not Submitted' && body.entry_ID) {
      await takeUpOffer(services, event.document, row, body.entry_ID);
    }
    const token = await issueAccessToken(services.db, row.id);
    reply.header('authorization', `Bearer ${token}`);
    return { registration: applicationBasics(row), token };
  },
};

/** Gives a draft the place offered to its address, if the offer is still valid. */
async function takeUpOffer(
  { db, configuration, seats }: Services,
  event: EventDocument,
  { id }: DossierRow,
  entry: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDossier(tx, id);
    const offer = await acceptFlowPlace(tx, row, entry);
    if (offer) await holdFirst(tx, { configuration, seats }, event, row, { offer, bypasses: false });
  });
  seats.wake();
}

function information(flow: FlowDocument): Omit<FlowInformation, 'status' | 'places_left'> {
  const { code, label, lead, entry, opening = {}, steps, money, confirmation } = flow;
  const form_type = firstForm(flow);
  const fees = Array.isArray(money?.fees) ? money.fees : [];
  return {
    code,
    label,
    ...(lead !== undefined && { lead }),
    opening,
    by_invitation: entry.by.includes('anyone') ? 'N' : 'Y',
    ...(form_type !== undefined && { form_type }),
    steps: steps
      .filter(({ after_payment }) => !isYes(after_payment))
      .map((step) => ({ code: step.code, label: step.label })),
    fees: fees.map(({ code: fee, label: name, detail, amount, when }) => ({
      code: fee,
      label: name,
      ...(detail !== undefined && { detail }),
      amount,
      conditional: when === undefined ? ('N' as const) : ('Y' as const),
    })),
    ...(hasFlowWaitlist(flow) && { waitlist: 'Y' as const }),
    ...(confirmation && { confirmation }),
  };
}

function placesLeft(left: number | undefined) {
  return left === undefined ? {} : { places_left: left };
}

/** The same whether it was the code or the address that is unknown. */
function wrongCode(): HttpProblem {
  return new HttpProblem(404, {
    code: [inEveryLanguage('lookup.wrongDossierCode')],
  });
}
