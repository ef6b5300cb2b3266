const LINE = '2px solid oklch(0.525 0.196 263)';

/** A frame around a part of the page, which lets every press through. */
export interface Outline {
  /** Draws it around an element; a name is read out by screen readers. */
  show(element: Element, name?: string): void;
  /** Draws it where its element is now. */
  follow(): void;
  hide(): void;
}

/** Makes the frame; it is part of the page once it has been shown. */
export function outline(): Outline {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    border: LINE,
    borderRadius: '6px',
    pointerEvents: 'none',
  });
  const spoken = document.createElement('div');
  spoken.setAttribute('role', 'status');
  Object.assign(spoken.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  let around: Element | undefined;
  const draw = () => {
    if (!around) return;
    const { left, top, width, height } = around.getBoundingClientRect();
    Object.assign(box.style, {
      display: 'block',
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    });
  };
  return {
    show(element, name) {
      around = element;
      if (!box.isConnected) document.documentElement.append(box, spoken);
      draw();
      if (name !== undefined) spoken.textContent = name;
    },
    follow: draw,
    hide() {
      around = undefined;
      box.style.display = 'none';
    },
  };
}
