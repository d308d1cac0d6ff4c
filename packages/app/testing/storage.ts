/** A Storage for tests. Like the browser's, it has its keys as own properties. */
export class MemoryStorage {
  [name: string]: unknown;
  getItem(key: string): string | null {
    return typeof this[key] === "string" ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
