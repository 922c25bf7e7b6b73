/**
 * A value of the whole process, by its name: a process holds some modules twice, once in the server, once in the bundle
 * of the pages, and both are to know the same.
 */
export function processWide<T>(name: string): { get(): T | undefined; set(value: T | undefined): void } {
  const key = Symbol.for(name)
  const known = globalThis as { [key: symbol]: T | undefined }
  return {
    get: () => known[key],
    set(value) {
      known[key] = value
    },
  }
}
