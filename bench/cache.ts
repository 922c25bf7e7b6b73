/** How the shop caches while it is measured (CACHE of the environment). */
export type Cache = 'pages' | 'data' | 'none'

export type BenchShop = { url: string; pid: number; rssWhenOpen: number; stop(): Promise<void> }
