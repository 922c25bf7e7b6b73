import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { followProgress, textOf, type Progress } from '../views/follow-progress.ts'
import { postJson } from '../post-json.ts'
import { refused } from '../refused.ts'

const state = z.object({
  shop: z.string(),
  counts: z.record(z.string(), z.number()),
  hasSlogan: z.boolean(),
  isRunning: z.boolean(),
  isDecided: z.boolean(),
  deeds: z.array(
    z.object({
      kind: z.enum(['sample-kept', 'sample-removal-began', 'sample-removed']),
      detail: z.string(),
      at: z.number(),
    }),
  ),
})
const done = z.object({ removed: z.number(), changed: z.number(), referenced: z.number() })
export type Removed = z.infer<typeof done>

/** Milliseconds between two looks while the removal runs somewhere else. */
const LOOK = 3000

/** What is left of the sample catalogue, and what an administrator does about it. */
export function useSampleData(isAsked = true) {
  const { config } = useConfig()
  const api = `${config.routes.api}/sample-data`
  const [found, setFound] = useState<z.infer<typeof state>>()
  const [progress, setProgress] = useState<Partial<Progress>>()
  const [answer, setAnswer] = useState<Removed | { message: string } | 'failed'>()
  const look = useCallback(async () => {
    const response = await fetch(api).catch(() => undefined)
    if (response?.ok) setFound(state.parse(await response.json()))
  }, [api])
  useEffect(() => void (isAsked && look()), [isAsked, look])
  useEffect(() => {
    if (!found?.isRunning || progress) return
    const timer = setInterval(() => void look(), LOOK)
    return () => clearInterval(timer)
  }, [found?.isRunning, progress, look])

  const removed = async (name: string): Promise<Removed | { message: string } | 'failed'> => {
    const response = await postJson(`${api}/remove`, { name })
    if (!response.ok || !response.body) return refused.parse(await response.json())
    const result = await followProgress(textOf(response.body), setProgress)
    return result ? done.parse(result) : 'failed'
  }
  return {
    found,
    progress,
    answer,
    keep: async () => {
      await fetch(`${api}/keep`, { method: 'POST' })
      await look()
    },
    remove: async (name: string) => {
      setAnswer(undefined)
      setProgress({})
      setAnswer(await removed(name).catch(() => 'failed' as const))
      setProgress(undefined)
      await look()
    },
  }
}
