// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { reportFault } from './report-fault.ts';

afterEach(() => void Reflect.deleteProperty(window, 'Sentry'));

test('a fault is told with the id that the visitor sees', () => {
  const captureException = vi.fn();
  Reflect.set(window, 'Sentry', { captureException });
  const error = new TypeError('words is undefined');
  reportFault(error, '1f2e3d4c');
  expect(captureException).toHaveBeenCalledExactlyOnceWith(error, { tags: { fault: '1f2e3d4c' } });
});

test('where no service runs there is nobody to tell', () => {
  expect(() => reportFault(new Error('lost'), '1f2e3d4c')).not.toThrow();
});
