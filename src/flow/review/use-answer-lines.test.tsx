// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';

const form = {
  form_type: 'personal',
  version: 1,
  lists: {},
  document: {
    kind: 'form',
    code: 'personal',
    title: 'Personal',
    sections: [{ code: 'you', fields: [{ code: 'phone', type: 'phone', label: 'Phone' }] }],
  },
} as unknown as ServedForm;

test('phone numbers are written as people write them, although no form on the page loaded the library', async () => {
  // As a browser has the modules before anything loads the library.
  vi.resetModules();
  const { phoneLibrary } = await import('#engine/form/phone/phone-number.ts');
  const { useAnswerLines } = await import('./use-answer-lines.ts');
  expect(phoneLibrary()).toBeUndefined();
  const answered = [{ form, values: { phone: '+16045550142' } }];
  const { result } = renderHook(() => useAnswerLines(answered));
  await waitFor(() => expect(result.current).toMatchObject([[{ text: ['(604) 555-0142'] }]]));
});
