/** A package: its purpose, the packages it may import, and its folders from the lowest to the highest. */
export interface Package {
  readonly contents: string;
  readonly imports: readonly string[];
  readonly isOrdered: boolean;
  readonly folders: Readonly<Record<string, string>>;
}

export declare const PACKAGES: Readonly<Record<string, Package>>;
export declare function packageTable(): string;
export declare function folderTable(name: string): string;
