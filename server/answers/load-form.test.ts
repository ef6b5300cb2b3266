import { describe, expect, it } from 'vitest';
import { fairEvent, fairRegistration, openFair, testFlow } from '#server/testing/test-event.ts';
import { checkFormStep } from './check-form-step.ts';
import { loadForm } from './load-form.ts';

const choice = (code: string, options_from: string) => ({
  code,
  type: 'select',
  label: code,
  required: 'N',
  options_from,
});
const personal = {
  kind: 'form',
  code: 'personal',
  sections: [
    {
      code: 'only',
      fields: [
        { code: 'name', type: 'text', label: 'Name', maxLength: 5 },
        {
          code: 'mail',
          type: 'email',
          label: 'Email',
          message: { en: 'Your own address, please.', fr: 'Non.' },
        },
        { code: 'home', type: 'address', label: 'Home', required: 'N' },
        {
          code: 'second_home',
          type: 'address',
          label: 'Second home',
          required: 'N',
          message: { en: 'Where else?', fr: 'Où encore?' },
        },
        choice('province', 'provinces'),
        choice('meal', 'meals'),
        choice('society', 'organizations_event'),
        choice('lost', 'nowhere'),
        {
          code: 'online',
          type: 'text',
          label: 'From where?',
          show_if: { '==': [{ var: 'registration.track' }, 'online'] },
        },
      ],
    },
  ],
};
const meals = [{ id: 'soup', name: { en: 'Soup', fr: 'Soupe' } }];
const organizations = [
  { id: 'math', name: 'Maths', scope: 'event', amount: 1_500 },
  { id: 'local', name: 'The local', scope: 'client' },
];
const membership = {
  kind: 'membership',
  code: 'membership',
  form_type: 'm',
  questions: [],
  types: [],
  organizations,
};

/** The fair's form, prepared; with lists of its own where they are given. */
function prepared(lists?: object, documents: readonly object[] = [personal, membership]) {
  const fair = openFair();
  fair.add('fair', { ...fairEvent, ...(lists && { lists }) });
  fair.add('fair', testFlow('you'));
  for (const document of documents) fair.add('fair', document);
  return loadForm(fair, 'fair', 'personal');
}
/** The fair's form, made anew: what is made once, before any test, no test can be asked about. */
function formOfFair() {
  const form = prepared({ meals });
  if (!form) throw new Error('there is no form');
  return form;
}

describe('a form is served', () => {
  it('with its version, its time zone and the lists that it names', () => {
    const { document, lists, ...rest } = formOfFair().served;
    expect(rest).toEqual({ form_type: 'personal', version: 1, timezone: 'America/Vancouver' });
    expect(document).toEqual(personal);
    expect(Object.keys(lists).sort()).toEqual(['meals', 'nowhere', 'organizations_event', 'provinces']);
    expect(lists.meals).toEqual(meals);
    expect(lists.nowhere).toEqual([]);
    expect(lists.organizations_event).toEqual([{ id: 'math', name: 'Maths', amount: 1_500 }]);
    expect(lists.provinces?.map(({ id }) => id)).toContain('BC');
  });

  it('with the event’s own list in place of the product’s, and of the membership’s', () => {
    const own = prepared({ provinces: meals, organizations_event: meals })?.served.lists;
    expect([own?.provinces, own?.organizations_event]).toEqual([meals, meals]);
  });

  it('without lists that nobody has', () => {
    const { lists } = prepared(undefined, [personal])?.served ?? {};
    expect([lists?.meals, lists?.organizations_event]).toEqual([[], []]);
  });

  it('only where there are both it and its event', () => {
    expect(prepared({}, [])).toBeUndefined();
    const fair = openFair(['event']);
    fair.add('fair', personal);
    expect(loadForm(fair, 'fair', 'personal')).toBeUndefined();
  });

  it('with what its conditions read of a registration', () => {
    expect(formOfFair().contextOf(fairRegistration({ answers: { you: { role: 'teacher' } } }))).toMatchObject(
      {
        registration: { track: 'main', mode: 'In-Person', registrations_day: ['friday'] },
        answers: { you: { role: 'teacher' } },
      },
    );
  });
});

describe('a form is prepared', () => {
  it('once, and anew for another version of what it is made of', () => {
    const fair = openFair();
    for (const document of [personal, membership]) fair.add('fair', document);
    // As a store serves them: the same object until there is another version.
    const versions = new Map<string, unknown>();
    const current = ((event: string, kind: 'form', code: string) => {
      const key = `${event}/${kind}/${code}`;
      if (!versions.has(key)) versions.set(key, fair.current(event, kind, code));
      return versions.get(key);
    }) as unknown as typeof fair.current;
    const store = { current };
    const prepare = (code = 'personal') => loadForm(store, 'fair', code);
    const first = prepare();
    expect(prepare()).toBe(first);
    expect(prepare('picks')).not.toBe(first);
    expect(prepare()).toBe(first);
    for (const key of ['fair/form/personal', 'fair/event/fair', 'fair/membership/membership']) {
      const before = prepare();
      versions.delete(key);
      expect(prepare(), key).not.toBe(before);
      expect(prepare(), key).toBe(prepare());
    }
    expect(loadForm({ current }, 'fair', 'personal')).not.toBe(prepare());
  });
});

describe('answers of a step are checked', () => {
  const right = { name: 'Ana', mail: 'ana@sd36.example' };
  const address = { street1: '1 Main', city: 'Delta', country: 'CA', type: 'home' };
  const check = (answers: Record<string, unknown>, track = 'main') =>
    checkFormStep(formOfFair(), fairRegistration({ track }), answers, 'en');

  it('and kept as they count for what the registration is for', () => {
    const asked = { ...right, online: 'Delta' };
    expect(check(right)).toEqual({ values: right, errors: {}, empty: [] });
    expect(check(asked)).toEqual({ values: right, errors: {}, empty: [] });
    expect(check(asked, 'online')).toEqual({ values: asked, errors: {}, empty: [] });
  });

  it('and list the required questions that may stay empty', () => {
    const { errors, empty } = checkFormStep(formOfFair(), fairRegistration(), { name: 'Anastasia' }, 'en', {
      mayBeEmpty: true,
    });
    expect([Object.keys(errors), empty]).toEqual([['name'], [expect.anything()]]);
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['what is too long', { ...right, name: 'Anastasia' }, { name: ['Enter at most 5\u00a0characters'] }],
    [
      'the organizer’s words where it has some',
      { ...right, mail: 'ana' },
      { mail: ['Your own address, please.'] },
    ],
    ['what nobody asks', { ...right, more: 1 }, { more: ['This answer does not belong to this form'] }],
  ])('with a word for each place: %s', (_, answers, errors) => {
    expect(check(answers).errors).toEqual(errors);
  });

  it('by the part of an address that is wrong, in the organizer’s words where it has some', () => {
    const { errors } = check({ ...right, home: address, second_home: address });
    expect(Object.keys(errors)).toContain('home.postalcode');
    expect(errors['second_home.postalcode']).toEqual(['Where else?']);
    expect(errors['home.postalcode']).not.toEqual(['Where else?']);
  });

  it('in the language of who is asked', () => {
    const { errors } = checkFormStep(formOfFair(), fairRegistration(), { ...right, mail: 'ana' }, 'fr');
    expect(errors).toEqual({ mail: ['Non.'] });
  });

  it('with each word once', () => {
    const error = (keyword: string) => ({ path: 'name', keyword, message: keyword });
    const told = {
      ...formOfFair(),
      check: () => ({ values: right, errors: [error('a'), error('b'), error('a')] }),
    };
    expect(checkFormStep(told, fairRegistration(), right, 'en').errors).toEqual({ name: ['a', 'b'] });
  });

  it('in the words of a type for the whole of an answer, and of a rule for a part of it', () => {
    const required = { path: 'workshops', keyword: 'required' };
    const fair = openFair();
    const picks = loadForm(fair, 'fair', 'picks');
    expect(picks?.describe(required, 'en')).toEqual({
      path: 'workshops',
      message: 'Choose at least one workshop',
    });
    expect(picks?.describe({ ...required, within: 'first' }, 'en')).toEqual({
      path: 'workshops.first',
      message: 'This field is required',
    });
    expect(picks?.describe({ path: 'gone', within: 'a', keyword: 'required' }, 'en')).toEqual({
      path: 'gone.a',
      message: 'This field is required',
    });
  });

  it('under the whole where no answer is named', () => {
    expect(formOfFair().describe({ path: '', keyword: 'type', message: 'No.' }, 'en')).toEqual({
      path: 'values',
      message: 'No.',
    });
  });
});
