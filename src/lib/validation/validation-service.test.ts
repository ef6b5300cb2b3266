import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
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
    let undrawn: (() => void)[] | undefined;
    const service = createValidationService({
      start() {
        const worker = new FakeWorker(answers[workers.length] ?? right);
        workers.push(worker);
        return worker;
      },
      whenDrawn: (run) => {
        if (undrawn) undrawn.push(run);
        else run();
      },
      patience: 1_000,
    });
    const beginDrawing = () => {
      undrawn = [];
    };
    const finishDrawing = () => {
      const runs = undrawn ?? [];
      undrawn = undefined;
      for (const run of runs) run();
    };
    return { service, workers, beginDrawing, finishDrawing };
  }

  const kinds = (worker: FakeWorker | undefined) => worker?.heard.map(({ type }) => type);

  it('starts one worker for all forms, a while after they are drawn, and loads each into it', async () => {
    const { service, workers, beginDrawing, finishDrawing } = start();
    beginDrawing();
    const [first, second] = [service.load(form), service.load({ ...form, form_type: 'needs' })];
    vi.runAllTimers();
    expect(workers, 'until the page has drawn').toEqual([]);
    finishDrawing();
    expect(workers, 'at once after it').toEqual([]);
    vi.runAllTimers();
    expect(kinds(workers[0])).toEqual(['load', 'load']);
    await Promise.all([first.validate({}), second.validate({})]);
    expect(workers).toHaveLength(1);
    expect(kinds(workers[0])).toEqual(['load', 'load', 'validate', 'validate']);
  });

  it('asks at once about a form that is drawn, loads it once only', async () => {
    const { service, workers } = start();
    await service.load(form).validate({});
    vi.runAllTimers();
    expect(kinds(workers[0])).toEqual(['load', 'validate']);
  });

  it('starts no worker for an answer while a page is being drawn, and asks a running one at once', async () => {
    const { service, workers, beginDrawing, finishDrawing } = start();
    beginDrawing();
    const loaded = service.load(form);
    const asked = loaded.validate({});
    expect(workers).toEqual([]);
    finishDrawing();
    await asked;
    beginDrawing();
    await loaded.validate({});
    expect(kinds(workers[0])).toEqual(['load', 'validate', 'validate']);
  });

  it('loads nothing of a form that was left before the page had drawn', () => {
    const { service, workers, beginDrawing, finishDrawing } = start();
    beginDrawing();
    service.load(form).forget();
    finishDrawing();
    vi.runAllTimers();
    expect(workers).toEqual([]);
  });

  it('starts no worker for a form that was left before it was asked about', async () => {
    const { service, workers, beginDrawing, finishDrawing } = start();
    beginDrawing();
    const loaded = service.load(form);
    const asked = loaded.validate({});
    loaded.forget();
    finishDrawing();
    expect(await asked).toEqual([]);
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
    expect(kinds(workers[1])).toEqual(['load', 'validate']);
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
