export interface FoundSelector {
  readonly text: string;
  readonly line: number;
  readonly layer: string | undefined;
  readonly awaits: readonly string[];
  readonly ofAnySiblings: boolean;
  readonly compounds: readonly (readonly string[])[];
}

export function selectorsOf(file: string, css: string): FoundSelector[];
export function layerOrder(file: string, css: string): string[];

export interface FoundImport {
  readonly name: string;
  readonly layer: string | undefined;
}
export function importsOf(file: string, css: string): FoundImport[];
