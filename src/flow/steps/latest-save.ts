/**
 * Delays a save until the current one has ended, once for any number of requests: two at once would each start from
 * what the other changes.
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
