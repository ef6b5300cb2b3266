import '../../event/field-types/register.ts';
import { expect, it, vi } from 'vitest';
import { collectRules } from '../rules/form-rules.ts';
import { servedForm } from '../testing/field-form.ts';
import { listFields } from '../translate/form-fields.ts';
import { createFormSession } from '../validation/form-session.ts';
import { EMPTY_CONTEXT } from './form-context.ts';
import { createFormStore, type Values } from './form-store.ts';

const EXTRAS = { type: 'choice_picker', code: 'extras', label: 'Extras', offers: 'extras' } as const;

/** A cart's answer that the test changes. */
function source(first?: unknown) {
  let answer = first;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => answer,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answerWith(now: unknown) {
      answer = now;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

function open(answers: Values = {}) {
  const served = servedForm([
    { ...EXTRAS, show_if: { '==': [{ var: 'wants' }, 'Y'] } },
    { type: 'yes_no', code: 'wants', label: 'Extras?', default: 'Y' },
    { type: 'text', code: 'note', label: 'Note', show_if: { '!!': [{ var: 'extras' }] } },
  ]);
  const store = createFormStore({
    fields: listFields(served.document, served.lists),
    rules: collectRules(served.document),
    context: EMPTY_CONTEXT,
    answers,
  });
  const changed: string[] = [];
  store.subscribeAll((path) => changed.push(path));
  return { store, changed };
}
const one = () => [{ offer: 'table', quantity: 1 }];
const two = () => [{ offer: 'table', quantity: 2 }];

it('is what its source says, in submissions, drafts and conditions, and hears of every change', () => {
  const { store, changed } = open();
  const drawn = vi.fn();
  store.subscribe('extras', drawn);
  const cart = source();
  store.link('extras', cart);
  expect([changed, store.read('note').visible]).toEqual([[], false]);
  cart.answerWith(one());
  expect(store.submission()['extras']).toEqual(one());
  expect(store.answers()['extras']).toEqual(one());
  expect(store.read('note').visible).toBe(true);
  cart.answerWith(two());
  expect(store.read('extras').value).toBe(cart.getSnapshot());
  expect([changed, drawn.mock.calls.length]).toEqual([['extras', 'extras'], 2]);
});

it('keeps what was stored until its source has an answer, and tells of no change where that is the same', () => {
  const { store, changed } = open({ extras: one() });
  const cart = source();
  store.link('extras', cart);
  expect(store.submission()['extras']).toEqual(one());
  cart.answerWith(one());
  expect(changed).toEqual([]);
  cart.answerWith([]);
  expect(store.submission()['extras']).toBeUndefined();
});

it('is changed by nothing else', () => {
  const { store } = open();
  store.link('extras', source(one()));
  store.setValue('extras', two());
  store.writeValue('extras', two());
  expect(store.read('extras').value).toEqual(one());
});

it('is still its source’s after it was hidden, and shown again', () => {
  const { store } = open();
  const cart = source(one());
  store.link('extras', cart);
  store.setValue('wants', 'N');
  expect(store.submission()['extras']).toBeUndefined();
  cart.answerWith(two());
  store.setValue('wants', 'Y');
  expect(store.submission()['extras']).toEqual(two());
});

it('ends with its session, and has what is wrong with it checked again as it changes', async () => {
  const { store } = open();
  const validate = vi.fn(async () => []);
  const session = createFormSession({
    store,
    validate,
    later(run) {
      run();
      return () => undefined;
    },
  });
  const cart = source([]);
  session.link('extras', cart);
  cart.answerWith(one());
  expect(validate).not.toHaveBeenCalled();
  store.showErrorsAt('extras', [{ path: 'extras', keyword: 'required' }]);
  cart.answerWith(two());
  await vi.waitFor(() => expect(store.read('extras').errors).toEqual([]));
  expect(validate).toHaveBeenCalledOnce();
  session.close();
  expect(cart.listeners.size).toBe(0);
});
