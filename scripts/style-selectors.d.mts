export interface FoundSelector {
  readonly text: string;
  readonly line: number;
  readonly awaits: readonly string[];
  readonly compounds: readonly (readonly string[])[];
}

export function selectorsOf(file: string, css: string): FoundSelector[];
