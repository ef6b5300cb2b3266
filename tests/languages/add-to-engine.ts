import { QX, said, saidIn, TAG } from './made-up-language.ts';

/** Adds the made-up language to the engine, in memory: how it writes, and what it says. Before anything is made of the list of languages. */
export async function addToEngine(): Promise<void> {
  const { LOCALES } = await import('#engine/form/languages/text.ts');
  const { languages } = await import('#engine/form/languages/languages.ts');
  const { catalogue: engineWords } = await import('#engine/form/languages/words.ts');
  const { catalogue: eventTexts } = await import('#engine/event/languages/texts.ts');
  const { forms, ...english } = languages.en;
  const saying =
    <Given extends unknown[]>(write: (...given: Given) => string) =>
    (...given: Given) =>
      said(write(...given));
  const { money, clock, days, date, dayOfYear, moment } = forms;
  const made = { money, clock, days, date, dayOfYear, moment };
  Object.assign(LOCALES, [...LOCALES, QX]);
  Object.assign(languages, {
    [QX]: {
      ...english,
      name: said(english.name),
      tag: TAG,
      cities: saidIn(english.cities),
      forms: {
        ...forms,
        ...Object.fromEntries(
          Object.entries(made).map(([name, write]) => [
            name,
            saying(write as (...given: unknown[]) => string),
          ]),
        ),
        sizes: forms.sizes.map(said),
      },
    },
  });
  Object.assign(engineWords, { [QX]: saidIn(engineWords.en) });
  Object.assign(eventTexts, { [QX]: saidIn(eventTexts.en) });
  const { problemRooms } = await import('#engine/event/documents/write-diagnostics.ts');
  for (const room of Object.values(problemRooms)) Object.assign(room, { [QX]: saidIn(room.en) });
}
