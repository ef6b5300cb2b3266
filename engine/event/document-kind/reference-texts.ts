/** What a property is called, and in one sentence what it does. */
export type Saying = readonly [title: string, description: string];

/** Sayings by the key of a property: where it stands, as `event.tracks.capacity` or `block:hero.facts.icon`. */
export type DocumentReference = Readonly<Record<string, Saying>>;

/** The same sayings in another language: one that is missing does not compile. */
export type WordsAs<Words extends DocumentReference> = Readonly<Record<keyof Words, Saying>>;
