import { type ComponentType, lazy, useState } from 'react';

/**
 * A page that can be loaded ahead. Once it is, it is drawn at once: React shows the fallback of any other lazy page, and
 * keeps it for a while.
 */
export function loadable(load: () => Promise<ComponentType>): ComponentType & { load(): Promise<void> } {
  let Loaded: ComponentType | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Lazy = lazy(loadOnce);
  const Page = () => {
    // Of one kind as long as it is shown: another would lose its state.
    const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy);
    return <Shown />;
  };
  return Object.assign(Page, {
    async load() {
      await loadOnce();
    },
  });
}
