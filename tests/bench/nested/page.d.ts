/** What a page of the benchmark offers to whoever measures it. */
interface Window {
  mount(n: number): void;
  fieldSelector(i: number): string;
  submit(): Promise<unknown>;
  value(i: number): unknown;
  errorCount(): number;
}
