/** Exactly the keys of a language's texts, with any strings: a missing or surplus key does not compile. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};
