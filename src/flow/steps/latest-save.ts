/**
 * Makes a save that is asked for while one is under way wait for its end, once however often it is asked: two under way
 * at once would each begin from what the other is about to change.
 */
export function latestSave(save: () => Promise<void>): () => Promise<void> {
  let underWay = false;
  let asked = false;
  return async function next(): Promise<void> {
    asked = true;
    if (underWay) return;
    underWay = true;
    try {
      while (asked) {
        asked = false;
        await save();
      }
    } finally {
      underWay = false;
    }
  };
}
