import { vi } from 'vitest'

class Silent {
  observe() {}
  disconnect() {}
  postMessage() {}
  close() {}
}

/** What jsdom lacks of a browser, as one in which nothing comes into sight, changes its size or is said by other tabs. */
export function stubBrowser(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'BroadcastChannel']) vi.stubGlobal(name, Silent)
}
