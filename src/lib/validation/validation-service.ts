import type { FieldError } from '#engine/form/field/field-error.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { EMPTY_CONTEXT, type FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ValidationAnswer, ValidationRequest } from './validation-messages.ts';

/** The part of a Worker that is used; tests bring their own. */
export interface ValidationPort {
  postMessage(message: ValidationRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<ValidationAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (errors: readonly FieldError[]) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A form loaded into the worker. */
export interface LoadedForm {
  validate(values: Values, context?: FormContext): Promise<readonly FieldError[]>;
  forget(): void;
}

export interface ValidationService {
  /** Starts the worker before any form is known, so that its first form does not wait for it. */
  start(): void;
  load(form: ServedForm): LoadedForm;
  close(): void;
}

/** A longer validation is stuck: its worker is ended. */
const HANGING = 5_000;

/** How long a new form is left alone, in milliseconds: no field has been left by then. */
const SETTLING = 60;

export interface ValidationServiceOptions {
  readonly start: () => ValidationPort;
  /** Runs after the paint: a worker that starts or reads a form competes for the CPU. */
  readonly whenDrawn: (run: () => void) => void;
  readonly patience?: number;
}

/** Runs validation in a worker that is started on first use or before, and ended and restarted when it hangs or dies. */
export function createValidationService(options: ValidationServiceOptions): ValidationService {
  const { start, whenDrawn, patience = HANGING } = options;
  const forms = new Map<string, ServedForm>();
  /** The forms loaded in the current worker. */
  const loaded = new Set<string>();
  const waiting = new Map<number, Waiting>();
  let port: ValidationPort | undefined;
  let nextId = 0;
  let nextKey = 0;

  function end(reason: string): void {
    port?.terminate();
    port = undefined;
    loaded.clear();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
  }

  function running(): ValidationPort {
    if (port) return port;
    const started = start();
    started.onmessage = ({ data }) => {
      const asked = waiting.get(data.id);
      if (!asked) return;
      waiting.delete(data.id);
      clearTimeout(asked.timer);
      if ('fault' in data) asked.reject(new Error(data.fault));
      else asked.resolve(data.errors);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      end(`The validation worker failed: ${event.message}`);
    };
    port = started;
    return started;
  }

  function loadNow(key: string): void {
    const form = forms.get(key);
    if (!form || loaded.has(key)) return;
    loaded.add(key);
    running().postMessage({ type: 'load', key, form });
  }

  const ask = (key: string, values: Values, context: FormContext) =>
    new Promise<readonly FieldError[]>((resolve, reject) => {
      const post = () => {
        // Forgotten while the page was drawn: its form is gone.
        if (!forms.has(key)) return resolve([]);
        nextId += 1;
        const id = nextId;
        loadNow(key);
        const timer = setTimeout(() => end('The validation worker did not answer'), patience);
        waiting.set(id, { resolve, reject, timer });
        running().postMessage({ type: 'validate', id, key, values, context });
      };
      if (port) post();
      else whenDrawn(post);
    });

  return {
    start: () => void running(),
    load(form) {
      nextKey += 1;
      const key = `${form.form_type}@${form.version}#${nextKey}`;
      forms.set(key, form);
      whenDrawn(() => setTimeout(() => loadNow(key), SETTLING));
      return {
        // If the worker died because of another form, this one is retried on a new worker.
        validate: (values, context = EMPTY_CONTEXT) =>
          ask(key, values, context).catch(() => ask(key, values, context)),
        forget() {
          forms.delete(key);
          if (loaded.delete(key)) port?.postMessage({ type: 'forget', key });
        },
      };
    },
    close: () => end('Closed'),
  };
}
