import { expect, it, vi } from 'vitest';
import { phoneCases } from './phone.cases.ts';

/** The module as a browser has it before the library is loaded. */
async function unloaded() {
  vi.resetModules();
  return import('./phone-number.ts');
}

it.each(phoneCases)('takes $typed before the library is loaded', async ({ typed }) => {
  const { readPhone } = await unloaded();
  expect(readPhone(typed).fault).toBeUndefined();
});

it('writes an extension without the library as a form reads it again', async () => {
  const { formatPhone, readPhone } = await unloaded();
  expect(formatPhone('+16045550148;ext=12', 'en')).toBe('+16045550148 x12');
  expect(readPhone('+16045550148 x12').fault).toBeUndefined();
});

it('loads the library once, and tells who waits for it', async () => {
  const { loadPhoneLibrary, onPhoneLibrary, phoneLibrary, readPhone } = await unloaded();
  const listener = vi.fn();
  onPhoneLibrary(listener);
  await Promise.all([loadPhoneLibrary(), loadPhoneLibrary()]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(phoneLibrary()).toBeDefined();
  expect(readPhone('604 555 0148').text).toBe('+16045550148');
});

it('tries again after a load that failed', async () => {
  vi.resetModules();
  vi.doMock('./libphonenumber.ts', () => {
    throw new Error('offline');
  });
  const { loadPhoneLibrary, readPhone } = await import('./phone-number.ts');
  await expect(loadPhoneLibrary()).rejects.toThrow();
  expect(readPhone('604 555 0148')).toEqual({ text: '604 555 0148' });
  vi.doUnmock('./libphonenumber.ts');
  await loadPhoneLibrary();
  expect(readPhone('604 555 0148').text).toBe('+16045550148');
});
