import type { Plugin } from 'vite'

/** What is needed of the bundler's graph of modules. */
type Graph = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null }

/** What so many pages share is one file of theirs; what more share goes to the shell, which every page has. */
const MOST_PAGES = 3

const isShell = (entry: string): boolean => /\/src\/(root|entry\.client)\.tsx/.test(entry)
const pageOf = (entry: string): string => /([\w-]+)\.tsx?(?:\?.*)?$/.exec(entry)?.[1] ?? entry

/**
 * Sorts the shop's modules into few files of the browser: the shell, what some pages share, and, which the bundler does
 * by itself, a file for each page and for each part that loads on demand.
 */
export function pageChunks() {
  /** Modules that call a message, by its name: for the bundler all of them import one file with every message. */
  const callers = new Map<string, Set<string>>()

  /** The pages that load a module before anything is done on them. */
  function pagesOf(id: string, graph: Graph): Set<string> {
    const [entries, seen, waiting] = [new Set<string>(), new Set<string>(), [id]]
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (seen.has(each)) continue
      seen.add(each)
      const info = graph.getModuleInfo(each)
      if (info?.isEntry) entries.add(each)
      const message = /\/paraglide\/messages\/(\w+)\.js$/.exec(each)?.[1]
      waiting.push(...(message ? (callers.get(message) ?? []) : (info?.importers ?? [])))
    }
    return entries
  }

  /** What as many pages share. A group takes in what its modules need: what more pages share must be taken before. */
  const sharedBy = (count: number) => ({
    debugName: `shared by ${count}`,
    test: /\/src\//,
    priority: count,
    name(id: string, graph: Graph): string | null {
      if (graph.getModuleInfo(id)?.isEntry) return null
      const pages = [...pagesOf(id, graph)]
      const isOfShell = pages.length > MOST_PAGES || pages.some(isShell)
      if (count > MOST_PAGES) return isOfShell ? 'shell' : null
      return isOfShell || pages.length !== count ? null : pages.map(pageOf).toSorted().join('-')
    },
  })

  const plugin: Plugin = {
    name: 'message-callers',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/(?!paraglide)/ },
      handler(code, id) {
        for (const [, name = ''] of code.matchAll(/\bm\.([a-z]\w*)/g))
          callers.set(name, (callers.get(name) ?? new Set()).add(id))
      },
    },
  }

  return { plugin, groups: [MOST_PAGES + 1, MOST_PAGES, 2].map(sharedBy) }
}
