'use client'
import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import { wordsOf } from '../staff-words.ts'
import { foldersAnswer } from './media-facts.ts'
import { postJson } from '../post-json.ts'
import { refused } from '../refused.ts'

const say = wordsOf('folder')
/** Refusals of ours, and of a form of Payload's. */
const refusedBy = z.union([
  refused,
  z.object({ errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })) }),
])
export type Folders = ReturnType<typeof useFolders>

/** The folders of pictures, a new one, and pictures put into one. */
export function useFolders(locale: Locale) {
  const { config } = useConfig()
  const [{ none, folders }, setAnswer] = useState<z.infer<typeof foldersAnswer>>({ none: 0, folders: [] })
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState({ said: '', isWrong: false })
  const { api } = config.routes
  const load = useCallback(async () => {
    const answer = await fetch(`${api}/media/folders`, { credentials: 'include' })
    setAnswer(foldersAnswer.parse(await answer.json()))
  }, [api])
  const failed = useCallback(() => setReport({ said: say(locale, 'failed'), isWrong: true }), [locale])
  useEffect(() => void load().catch(failed), [load, failed])

  /** False where it was refused, which is said. */
  const send = async (path: string, data: object, done: string): Promise<boolean> => {
    setBusy(true)
    try {
      const answer = await postJson(`${api}${path}`, data)
      if (!answer.ok) {
        const why = refusedBy.parse(await answer.json())
        const said = 'message' in why ? why.message : why.errors[0]?.data.errors[0]?.message
        setReport({ said: said ?? say(locale, 'failed'), isWrong: true })
        return false
      }
      await load()
      setReport({ said: done, isWrong: false })
      return true
    } catch {
      failed()
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    none,
    all: folders,
    busy,
    ...report,
    make: (name: string) => send('/media-folders', { name }, say(locale, 'made', { name })),
    move: (ids: number[], folder: number | null) =>
      send('/media/move-to-folder', { ids, folder }, say(locale, 'moved', { n: ids.length })),
  }
}
