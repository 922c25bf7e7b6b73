import { useEffect, useState } from 'react'
import type { FeedReport } from '../../domain/feeds/feed-report.ts'

export type FeedCheck = Required<Omit<FeedReport, 'next'>> & { state: 'running' | 'done' | 'failed' }

/** Checks all products, some at a time, so that a large shop shows how far it is; `again` begins anew. */
export function useFeedReport(): { check: FeedCheck; again(): void } {
  const [round, setRound] = useState(0)
  const [check, setCheck] = useState<FeedCheck>(begun)
  useEffect(() => {
    const leave = new AbortController()
    setCheck(begun)
    const run = async () => {
      for (let after: number | undefined = 0; after !== undefined;) {
        const answer: Response = await fetch(`/admin/api/feed-report?after=${after}`, { signal: leave.signal })
        if (!answer.ok) throw new Error(String(answer.status))
        const found = (await answer.json()) as FeedReport
        after = found.next
        setCheck((before) => ({
          state: found.next === undefined ? 'done' : 'running',
          total: found.total,
          checked: before.checked + found.checked,
          items: before.items + found.items,
          problems: [...before.problems, ...found.problems],
          promotions: [...before.promotions, ...(found.promotions ?? [])],
        }))
      }
    }
    run().catch(() => leave.signal.aborted || setCheck((before) => ({ ...before, state: 'failed' })))
    return () => leave.abort()
  }, [round])
  return { check, again: () => setRound((before) => before + 1) }
}

const begun: FeedCheck = { state: 'running', total: 0, checked: 0, items: 0, problems: [], promotions: [] }
