/** In a task of its own, so that a press in between does not wait for both. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
