import type { SearchClient } from './search-client.ts'

export type HostedState = 'up' | 'away'

/** How long a page waits for an answer from there, and how long nobody asks there after a failure. */
const [LONGEST_MS, PAUSE_MS] = [2000, 30_000]

type Options = {
  now(): number
  log(sentence: string): void
  /** Called when it answers again: what was made meanwhile has the order of the engine inside. */
  isBack?(): void
}

/**
 * The search of a hosted service, and that of the engine inside while the service is out of reach or refuses: a page
 * is never broken by it. After a failure nobody waits for it; twice a minute it is asked again beside an answer.
 */
export function searchWithFallback(
  hosted: SearchClient,
  own: SearchClient,
  { now, log, isBack = () => {} }: Options,
): SearchClient & { state(): HostedState } {
  let askedAgainAt: number | undefined
  const failed = (error: unknown): void => {
    if (askedAgainAt === undefined) console.warn('search: the hosted one is away, the engine inside answers', error)
    askedAgainAt = now() + PAUSE_MS
  }
  const tryAgain = async (requests: Parameters<SearchClient['searchMany']>[0]): Promise<void> => {
    askedAgainAt = now() + PAUSE_MS
    try {
      await inTime(hosted.searchMany(requests))
    } catch (error) {
      if (!isOfQuery(error)) return failed(error)
    }
    askedAgainAt = undefined
    log('The hosted search answers again')
    isBack()
  }
  const searchMany: SearchClient['searchMany'] = async (requests) => {
    if (askedAgainAt !== undefined) {
      if (now() >= askedAgainAt) void tryAgain(requests)
      return own.searchMany(requests)
    }
    try {
      return await inTime(hosted.searchMany(requests))
    } catch (error) {
      if (isOfQuery(error)) console.error('search: the hosted one refuses a query, the engine inside answers', error)
      else failed(error)
      return own.searchMany(requests)
    }
  }
  return {
    searchMany,
    search: async (indexName, params) => (await searchMany([{ ...params, indexName }]))[0]!,
    state: () => (askedAgainAt === undefined ? 'up' : 'away'),
  }
}

/** Whether it is the query that is refused; a key or an index that is not there concerns all of them. */
const isOfQuery = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 400

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${LONGEST_MS} ms`)), LONGEST_MS)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
