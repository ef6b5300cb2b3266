// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { AppliedCode } from '#engine/event/pickers/applied-code.ts';
import { codeService } from './code-service.ts';
import { fakeCall, noConnection, refusal } from './testing/fake-call.ts';

const spring: AppliedCode = { discount_code: 'SPRING27', kind: 'discount', label: 'Spring', saves: 500 };

function open(apply: () => unknown, applied: AppliedCode[] = []) {
  const onPicked = vi.fn();
  const server = fakeCall([
    [api.discount.checkAppliedCode, () => ({ codes: applied })],
    [api.discount.checkAndSubmitApplyCode, apply],
    [api.discount.removeAppliedCode, () => ({ codes: [] })],
  ]);
  const registration = { code: 'ABCD-EFGH' } as Registration;
  const codes = codeService(server.call, registration, onPicked, () => 'Unknown error occurred');
  return { codes, onPicked, asked: server.asked };
}
const ready = (codes: ReturnType<typeof open>['codes']) =>
  vi.waitFor(() => expect(codes.getSnapshot().phase).toBe('ready'));

it('applies a code by the server’s word', async () => {
  const { codes, onPicked, asked } = open(() => ({ codes: [spring] }));
  await ready(codes);
  codes.apply('SPRING27', 'discount');
  expect(codes.getSnapshot()).toMatchObject({ busy: true, codes: [] });
  // A second click while the first is under way asks nothing.
  codes.apply('SPRING27', 'discount');
  await vi.waitFor(() => expect(codes.getSnapshot()).toMatchObject({ busy: false, codes: [spring] }));
  expect(codes.getSnapshot()).toMatchObject({ about: 'discount', messages: [], notice: { kind: 'applied' } });
  expect(onPicked).toHaveBeenCalledOnce();
  expect(asked.map(({ path }) => path)).toEqual(['/checkAppliedCode', '/checkAndSubmitApplyCode']);
});

it.each([
  [
    'its words',
    refusal('invalid', { discount_code: ['has been used up'] }),
    ['Discount code has been used up'],
  ],
  ['ours, where it gave none', noConnection(), ['Unknown error occurred']],
])('says why a code does not count in %s, beside the field that asked', async (_, error, messages) => {
  const { codes, onPicked } = open(() => {
    throw error;
  }, [spring]);
  await ready(codes);
  codes.apply('GUEST-27', 'invitation');
  await vi.waitFor(() => expect(codes.getSnapshot().messages).toEqual(messages));
  expect(codes.getSnapshot()).toMatchObject({ about: 'invitation', codes: [spring], busy: false });
  expect(onPicked).not.toHaveBeenCalled();
});

it('takes a code off again', async () => {
  const { codes, onPicked } = open(() => undefined, [spring]);
  await ready(codes);
  codes.remove('SPRING27');
  await vi.waitFor(() =>
    expect(codes.getSnapshot()).toMatchObject({ codes: [], notice: { kind: 'removed' } }),
  );
  expect(codes.getSnapshot().about).toBe('discount');
  expect(onPicked).toHaveBeenCalledOnce();
});
