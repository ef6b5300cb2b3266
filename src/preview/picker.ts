import { outline } from './outline.ts';
import { pickable, pickables, textsOf } from './picked-texts.ts';

/** What the picker tells. */
interface Told {
  /** The texts of the place that was picked. */
  picked(texts: readonly string[]): void;
  /** Called when picking was ended by a key. */
  stopped(): void;
}

const FORWARD = new Set(['ArrowDown', 'ArrowRight']);
const BACK = new Set(['ArrowUp', 'ArrowLeft']);

/** Lets someone pick a place of the page by a press or with the keyboard instead of using the page. */
export class Picker {
  readonly #told: Told;
  readonly #outline = outline();
  #on = false;
  /** The place that the arrow keys have gone to. */
  #at: Element | undefined;

  constructor(told: Told) {
    this.#told = told;
    addEventListener('pointermove', ({ target }) => this.#show(target), { passive: true });
    addEventListener('scroll', () => this.#outline.follow(), { passive: true, capture: true });
    window.addEventListener('keydown', (event) => this.#press(event), { capture: true });
    for (const type of ['click', 'pointerdown', 'mousedown', 'submit'] as const)
      addEventListener(type, (event) => this.#catch(event), { capture: true });
  }

  turn(on: boolean): void {
    this.#on = on;
    this.#at = undefined;
    this.#outline.hide();
  }

  #catch(event: Event): void {
    if (!this.#on || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') this.#pick(pickable(event.target));
  }

  #pick(element: Element | undefined): void {
    if (!element) return;
    this.#at = element;
    this.#told.picked(textsOf(element));
  }

  #press(event: KeyboardEvent): void {
    const { key } = event;
    const steps = FORWARD.has(key) ? 1 : BACK.has(key) ? -1 : 0;
    if (!this.#on || (steps === 0 && key !== 'Enter' && key !== 'Escape')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === 'Escape') this.#told.stopped();
    else if (key === 'Enter') this.#pick(this.#at);
    else if (steps !== 0) this.#go(steps);
  }

  #go(steps: 1 | -1): void {
    const all = pickables();
    const at = this.#at ? all.indexOf(this.#at) : -1;
    const next = all[at === -1 ? (steps === 1 ? 0 : all.length - 1) : (at + steps + all.length) % all.length];
    if (!next) return;
    this.#at = next;
    next.scrollIntoView({ block: 'nearest' });
    this.#outline.show(next, textsOf(next)[0]);
  }

  #show(target: EventTarget | null): void {
    const element = this.#on && target instanceof Element ? pickable(target) : undefined;
    if (element) this.#outline.show(element);
    else this.#outline.hide();
  }
}
