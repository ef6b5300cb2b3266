import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedForm } from '#engine/contract/forms.ts';
import type { ValidationAnswer, ValidationRequest } from './validation-messages.ts';
import { createValidationService, type ValidationPort } from './validation-service.ts';

const form = { form_type: 'personal', version: 1 } as ServedForm;

/** A worker that answers as the test says; `undefined` is a worker that hangs. */
class FakeWorker implements ValidationPort {
  onmessage: ValidationPort['onmessage'] = null;
  onerror: ValidationPort['onerror'] = null;
  readonly heard: ValidationRequest[] = [];
  readonly terminate = vi.fn();
  readonly #answer: (id: number) => ValidationAnswer | undefined;

  constructor(answer: (id: number) => ValidationAnswer | undefined) {
    this.#answer = answer;
  }

  postMessage(message: ValidationRequest): void {
    this.heard.push(message);
    if (message.type !== 'validate') return;
    const answer = this.#answer(message.id);
    if (answer) queueMicrotask(() => this.onmessage?.({ data: answer } as MessageEvent<ValidationAnswer>));
  }
}

const right = (id: number): ValidationAnswer => ({ id, errors: [] });
const hangs = () => undefined;

describe('the validation service', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(...answers: ((id: number) => ValidationAnswer | undefined)[]) {
    const workers: FakeWorker[] = [];
    const undrawn: (() => void)[] = [];
    const service = createValidationService({
      start() {
        const worker = new FakeWorker(answers[workers.length] ?? right);
        workers.push(worker);
        return worker;
      },
      whenDrawn: (run) => undrawn.push(run),
      patience: 1_000,
    });
    const draw = () => {
      for (const run of undrawn.splice(0)) run();
    };
    return { service, workers, draw };
  }

  it('starts one worker for all forms and loads each into it', async () => {
    const { service, workers, draw } = start();
    const [first, second] = [service.load(form), service.load({ ...form, form_type: 'needs' })];
    expect(workers, 'until the page has drawn').toEqual([]);
    draw();
    await Promise.all([first.validate({}), second.validate({})]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.heard.map(({ type }) => type)).toEqual(['load', 'load', 'validate', 'validate']);
  });

  it('loads a form that is asked about before the page has drawn, and once only', async () => {
    const { service, workers, draw } = start();
    await service.load(form).validate({});
    draw();
    expect(workers[0]?.heard.map(({ type }) => type)).toEqual(['load', 'validate']);
  });

  it('loads nothing of a form that was left before the page had drawn', () => {
    const { service, workers, draw } = start();
    service.load(form).forget();
    draw();
    expect(workers).toEqual([]);
  });

  it('starts its worker before it has a form where it is told to, and once', async () => {
    const { service, workers } = start();
    service.start();
    service.start();
    expect(workers.map(({ heard }) => heard)).toEqual([[]]);
    await service.load(form).validate({});
    expect(workers).toHaveLength(1);
  });

  it('ends a worker that hangs and asks a new one, which is given the forms again', async () => {
    const { service, workers } = start(hangs, right);
    const asked = service.load(form).validate({ a: 1 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toEqual([]);
    expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
    expect(workers[1]?.heard.map(({ type }) => type)).toEqual(['load', 'validate']);
  });

  it('does the same for a worker that dies', async () => {
    const { service, workers } = start(hangs, right);
    const asked = service.load(form).validate({});
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await asked).toEqual([]);
  });

  it('gives up after the second, in words', async () => {
    const { service } = start(hangs, hangs);
    const asked = service
      .load(form)
      .validate({})
      .catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toMatch(/did not answer/);
  });

  it('tells of a fault inside the worker', async () => {
    const fault = (id: number): ValidationAnswer => ({ id, fault: 'no such form' });
    const { service } = start(fault);
    await expect(service.load(form).validate({})).rejects.toThrow('no such form');
  });
});
