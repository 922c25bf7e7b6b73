/** The browser's storage for this site. It may be blocked or full: then nothing is stored, and no error is shown. */
export type BrowserMemory = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

const memoryIn = (storage: () => Storage): BrowserMemory => ({
  get: (key) => safely(() => storage().getItem(key)) ?? null,
  set: (key, value) => safely(() => storage().setItem(key, value)),
  remove: (key) => safely(() => storage().removeItem(key)),
  keys: () => safely(() => Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? '')) ?? [],
})

/** Until the shopper clears it. */
export const browserMemory = memoryIn(() => window.localStorage)
/** Until the tab is closed. */
export const tabMemory = memoryIn(() => window.sessionStorage)

function safely<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
