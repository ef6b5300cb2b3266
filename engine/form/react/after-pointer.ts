let pressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  // After the click event, so that the pressed element has not moved.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      pressed = true;
    },
    true,
  );
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs immediately, or when the pressed pointer is released: leaving a field by pressing a button must not move the
 * button.
 */
export function afterPointer(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
