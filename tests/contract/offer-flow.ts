import { randomUUID } from 'node:crypto';
import { releasedItems } from './released-items.ts';
import { type Answer, type ApiCalls, type Begun, type Fields, key } from './test-api.ts';

const text = (word: string) => ({ en: word, fr: word });

/** What flows of the tests offer: a booth each of two, extras with stock, levels with a range. */
const offered = {
  booths: {
    view: 'cards',
    category: 'conference',
    offers: [
      { code: 'A1', name: text('Booth A1'), amount: 42_000, stock: 1 },
      { code: 'A2', name: text('Booth A2'), amount: 68_000, stock: 1 },
      { code: 'A3', name: text('Booth A3'), amount: 68_000, taken_by: 'Salal' },
    ],
  },
  extras: {
    view: 'cards',
    category: 'merchandise',
    several: 'Y',
    offers: [
      { code: 'table', name: text('Table'), amount: 4_500, most: 3, stock: 4 },
      { code: 'lunch', name: text('Lunch') },
    ],
  },
  levels: {
    view: 'cards',
    category: 'conference',
    offers: [
      { code: 'seed', name: text('Seed'), minimum: 50_000, maximum: 149_900 },
      { code: 'canopy', name: text('Canopy'), minimum: 1_000_000, maximum: 2_500_000, stock: 0 },
    ],
  },
};
export type Offered = keyof typeof offered;

async function published(api: ApiCalls, document: object): Promise<void> {
  const answer = await api.publish(document);
  if (answer.status !== 200) throw new Error(answer.text);
}

/**
 * A flow of the test's own with all of these to choose from, of which nobody else takes, and with more in its document or
 * in those of what it offers.
 */
export async function publishOfferFlow(api: ApiCalls, more: object = {}, ofOffers: object = {}) {
  const tag = randomUUID().slice(0, 8);
  const named = (name: string) => `${name}-${tag}`;
  const publishOffers = (name: Offered, label: string = name) =>
    published(api, { kind: 'offers', code: named(name), label: text(label), ...offered[name], ...ofOffers });
  for (const name of Object.keys(offered) as Offered[]) {
    await publishOffers(name);
    await published(api, formOf(named(name), { type: 'choice_picker', offers: named(name), code: name }));
  }
  await published(api, formOf(named('contact'), { type: 'email', code: 'email' }));
  const step = (code: string) => ({
    code,
    label: text(code),
    kind: 'form',
    form_type: named(code),
  });
  await published(api, {
    kind: 'flow',
    code: named('flow'),
    label: text('Flow'),
    entry: { by: ['anyone'], first_step: 'Y' },
    money: { fees: [{ code: 'place', category: 'conference', label: text('Place'), amount: 0 }] },
    steps: [
      step('contact'),
      ...Object.keys(offered).map(step),
      { code: 'send', label: text('Send'), kind: 'payment' },
    ],
    ...more,
  });
  return { named, publishOffers, begin: () => begin(api, named) };
}

function formOf(
  code: string,
  field: { readonly type: string; readonly code: string; readonly offers?: string },
) {
  const asked = { label: text(field.code), required: field.type === 'email' ? 'Y' : 'N', ...field };
  return { kind: 'form', code, title: text(code), sections: [{ code: 'one', fields: [asked] }] };
}

async function begin(api: ApiCalls, named: (name: string) => string) {
  const email = `${randomUUID()}@example.org`;
  const fields = {
    flow: named('flow'),
    version: await api.versionOf(named('contact')),
    values: JSON.stringify({ email }),
  };
  const { status, body, text: answered } = await api.post('beginFlow', fields, key());
  if (status !== 200) throw new Error(answered);
  const { registration, token } = body as { registration: { code: string }; token: string };
  const who: Begun = { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
  const { code, bearer } = who;
  const saveAll = async () => {
    for (const name of Object.keys(offered)) {
      const saved = await api.save(who, named(name), {});
      if (saved.status !== 200) throw new Error(saved.text);
    }
  };
  return {
    who,
    choose: (offers: Offered, offer: string, quantity = 1, more: Fields = {}): Promise<Answer> =>
      api.post('chooseOffer', { code, offers: named(offers), offer, quantity, ...more }, bearer),
    wait: (offers: Offered, offer: string, wait: 'Y' | 'N' = 'Y'): Promise<Answer> =>
      api.post('waitForOffer', { code, offers: named(offers), offer, wait }, bearer),
    chosen: (offers: Offered) => api.get(`/api/getChoices/${code}/${named(offers)}`, bearer),
    saveAll,
    /** Saves every step as it is, reviews it, and sends what it is told. */
    async send(): Promise<Answer> {
      await saveAll();
      return submitReviewed(api, who, (await api.review(who)).body);
    },
  };
}

/** Sends what was reviewed, with a card that is accepted where there is something to pay. */
export function submitReviewed(api: ApiCalls, who: Begun, reviewed: Answer['body']): Promise<Answer> {
  const { versions, quote } = reviewed as { versions: object; quote: { total: number } };
  const fields = { code: who.code, versions: JSON.stringify(versions), total: quote.total };
  const credit = quote.total > 0 ? { credit: `tok_sandbox_visa_4242_ok_${randomUUID()}` } : {};
  return api.post(
    'saveSubmitRegistration',
    { ...fields, ...credit, ...releasedItems(reviewed) },
    { ...who.bearer, ...key() },
  );
}
