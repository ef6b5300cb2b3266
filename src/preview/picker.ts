import { pickable, textsOf } from './picked-texts.ts';

const LINE = '2px solid oklch(0.525 0.196 263)';

/** Lets someone pick a place of the page by a press instead of using the page; `picked` receives its texts. */
export class Picker {
  #on = false;
  readonly #outline = outline();

  constructor(picked: (texts: readonly string[]) => void) {
    addEventListener('pointermove', ({ target }) => this.#show(target), { passive: true });
    addEventListener('scroll', () => this.#hide(), { passive: true, capture: true });
    for (const type of ['click', 'pointerdown', 'mousedown', 'submit'] as const)
      addEventListener(type, (event) => this.#catch(event, picked), { capture: true });
  }

  turn(on: boolean): void {
    this.#on = on;
    this.#hide();
  }

  #catch(event: Event, picked: (texts: readonly string[]) => void): void {
    if (!this.#on || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const element = event.type === 'click' ? pickable(event.target) : undefined;
    if (element) picked(textsOf(element));
  }

  #show(target: EventTarget | null): void {
    const element = this.#on && target instanceof Element ? pickable(target) : undefined;
    if (!element) {
      this.#hide();
      return;
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(this.#outline.style, {
      display: 'block',
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    });
    if (!this.#outline.isConnected) document.documentElement.append(this.#outline);
  }

  #hide(): void {
    this.#outline.style.display = 'none';
  }
}

/** It lies over the page, and lets every press through. */
function outline(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    border: LINE,
    borderRadius: '6px',
    pointerEvents: 'none',
  });
  return element;
}
