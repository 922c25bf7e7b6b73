import type { Plugin } from 'vite'

/** What is needed of the bundler's graph of modules. */
type Module = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }
type Users = { pages: string[]; isShell: boolean; isOnDemand: boolean; isSoon: boolean }
type Graph = { getModuleInfo(id: string): Module | null }

/** What so many pages share is one file of theirs. */
const MOST_PAGES = 3
/** Pages on which somebody looks around for products; the others are for what follows, and for stores. */
const browsing = /^(?:home|listing|search)$/
/** Pages on the way to an order. */
const ordering = /^(?:cart|checkout)$/
const places = /^(?:explore|brands|stores|store)$/

/** Most pages begin here: what it does not need is not part of the shell, however many pages have it. */
const FIRST = 'home'

const SHELL = 'shell'
/** Pages whose shared modules are one file: a product would have a handful of small ones. */
const together = [
  { name: 'pickup', pages: ['product', 'store', 'stores', 'review', 'reviews', 'compare'], rank: MOST_PAGES },
  { name: 'forms', pages: ['product', 'cart', 'order', 'checkout', 'account', 'reviews'], rank: MOST_PAGES + 2 },
  // Two kilobytes, of pages that load what is for looking around besides.
  { name: 'browsing', pages: ['product', 'home', 'explore'], rank: MOST_PAGES + 3 },
]
/** Parts on demand that a first visit loads on every page: with all they need they are one small file. */
const SOON = 'soon'
const isSoon = (part: string): boolean => /\/src\/(routes\/footer|features\/consent\/consent-banner)\.tsx$/.test(part)
const messageFile = /\/paraglide\/messages\/(\w+)\.js$/
const isOfShell = (entry: string): boolean => /\/src\/(root|entry\.client)\.tsx/.test(entry)
const pageOf = (entry: string): string => /([\w-]+)\.tsx?(?:\?.*)?$/.exec(entry)?.[1] ?? entry

/**
 * Sorts the shop's modules into few files of the browser: the shell, which every page has; what some pages share; and,
 * which the bundler does by itself, a file for each page and for each part that loads on demand.
 */
export function pageChunks() {
  /** Modules that call a message, by its name: for the bundler all of them import one file with every message. */
  const callers = new Map<string, Set<string>>()

  /** The pages that load a module before anything is done on them, and whether parts on demand need it too. */
  function usersOf(id: string, graph: Graph): Users {
    const [pages, seen, waiting] = [new Set<string>(), new Set<string>(), [id]]
    const users = { isShell: false, isOnDemand: false, isSoon: false }
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (seen.has(each)) continue
      seen.add(each)
      const info = graph.getModuleInfo(each)
      if (info?.isEntry) pages.add(pageOf(each))
      users.isSoon ||= isSoon(each)
      users.isShell ||= info?.isEntry === true && isOfShell(each)
      users.isOnDemand ||= (info?.dynamicImporters.length ?? 0) > 0
      const message = messageFile.exec(each)?.[1]
      waiting.push(...(message ? (callers.get(message) ?? []) : (info?.importers ?? [])))
    }
    return { ...users, pages: [...pages].toSorted() }
  }

  /** The file of what is shared, and how early it must be taken: a group takes in what its modules need besides. */
  function fileOf(id: string, graph: Graph): { name: string; rank: number } | undefined {
    const { pages, isShell, isOnDemand, isSoon: soon } = usersOf(id, graph)
    // A listing is at the address of a category, too.
    const isWide = pages.length + Number(pages.includes('listing')) > MOST_PAGES
    if (isShell || (isWide && pages.includes(FIRST))) return { name: SHELL, rank: MOST_PAGES + 5 }
    if (soon) return { name: SOON, rank: MOST_PAGES + 4 }
    if (isWide && pages.some((page) => browsing.test(page))) return { name: 'browsing', rank: MOST_PAGES + 3 }
    if (isWide && pages.includes('product')) return { name: 'forms', rank: MOST_PAGES + 2 }
    if (isWide && pages.some((page) => places.test(page))) return { name: 'places', rank: MOST_PAGES + 1 }
    // What is of accounts and orders alone would be loaded by a checkout, which shows none of it.
    if (isWide) return { name: pages.some((page) => ordering.test(page)) ? 'buying' : 'own', rank: MOST_PAGES + 1 }
    const joint =
      pages.includes('product') && (pages.length > 1 || isOnDemand)
        ? together.find((each) => pages.every((page) => each.pages.includes(page)))
        : undefined
    if (joint) return { name: joint.name, rank: joint.rank }
    if (pages.length > 1 && pages.includes('checkout')) return { name: 'buying', rank: MOST_PAGES + 1 }
    if (pages.length > 1) return { name: pages.join('-'), rank: pages.length }
    return pages.length === 1 && isOnDemand ? { name: `${pages[0]}-parts`, rank: 1 } : undefined
  }

  const files = new Map<string, ReturnType<typeof fileOf>>()
  const groupOf = (rank: number) => ({
    debugName: `rank ${rank}`,
    test: /\/src\//,
    priority: rank,
    name(id: string, graph: Graph): string | null {
      // Every group needs every module.
      if (!files.has(id)) files.set(id, graph.getModuleInfo(id)?.isEntry ? undefined : fileOf(id, graph))
      const file = files.get(id)
      return file?.rank === rank ? file.name : null
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

  return { plugin, groups: Array.from({ length: MOST_PAGES + 5 }, (_, i) => groupOf(i + 1)) }
}
