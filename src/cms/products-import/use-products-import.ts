'use client'
import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { followProgress, textOf, type Progress } from '../views/follow-progress.ts'

const difference = z.object({
  code: z.string(),
  title: z.string(),
  isNew: z.boolean(),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
const answers = z.union([
  z.object({ message: z.string(), problems: z.array(z.string()), run: z.number().optional() }),
  z.object({
    wouldAdd: z.number(),
    wouldChange: z.number(),
    differences: z.array(difference),
    warnings: z.array(z.string()),
  }),
  z.object({ imported: z.number(), run: z.number().optional() }),
  z.object({ undone: z.number(), left: z.array(z.string()) }),
])
const refusal = z.object({ message: z.string(), errors: z.array(z.object({ message: z.string() })).default([]) })
export type Answer = z.infer<typeof answers>
export type Tried = Extract<Answer, { wouldAdd: number }>

const runs = z.object({
  imports: z.array(
    z.object({
      id: z.number(),
      file: z.string(),
      author: z.string(),
      at: z.number(),
      state: z.enum(['writing', 'done', 'stopped', 'undoing', 'undone', 'partly']),
      isBroken: z.boolean(),
      added: z.number(),
      changed: z.number(),
      undone: z.number(),
      undoneBy: z.string().optional(),
      undoneAt: z.number().optional(),
      canUndo: z.boolean(),
    }),
  ),
})
export type Run = z.infer<typeof runs>['imports'][number]

/** Milliseconds between two looks at the list while an import runs somewhere. */
const LOOK = 3000

/** What the page does: tries a file, imports it, undoes an import, one at a time; and the list of the last imports. */
export function useProductsImport() {
  const { config } = useConfig()
  const api = `${config.routes.api}/products`
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<Partial<Progress>>()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [list, setList] = useState<Run[]>([])

  const look = useCallback(async () => {
    const response = await fetch(`${api}/imports`).catch(() => undefined)
    if (response?.ok) setList(runs.parse(await response.json()).imports)
  }, [api])
  const isRunning = list.some(({ state, isBroken }) => (state === 'writing' || state === 'undoing') && !isBroken)
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void look(), LOOK)
    return () => clearInterval(timer)
  }, [isRunning, look])

  const ask = async (path: string, body?: File) => {
    setAnswer(undefined)
    setProgress({})
    setAnswer(await asked(`${api}/${path}`, body, setProgress).catch(() => 'failed' as const))
    setProgress(undefined)
    await look()
  }
  const query = (name: string) => new URLSearchParams({ name }).toString()
  return {
    file,
    progress,
    answer,
    list,
    choose: async (chosen: File) => {
      setFile(chosen)
      await ask(`import?dry-run=true&${query(chosen.name)}`, chosen)
    },
    write: async () => file && ask(`import?${query(file.name)}`, file),
    undo: (run: number) => ask(`undo-import?run=${run}`),
  }
}
export type ProductsImporting = ReturnType<typeof useProductsImport>

async function asked(
  url: string,
  body: File | undefined,
  show: (progress: Progress) => void,
): Promise<Answer | 'failed'> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/x-ndjson', 'content-type': 'text/plain' },
    body: body ?? '',
  })
  if (!response.ok || !response.body) {
    const { message, errors } = refusal.parse(await response.json())
    return { message, problems: errors.map((error) => error.message) }
  }
  const result = await followProgress(textOf(response.body), show)
  return result ? answers.parse(result) : 'failed'
}
