'use client'
import { useConfig, usePreferences, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { firstChoices, PREFERENCE, preferenceOf, type Choices } from './import-choices.ts'
import { isShopify, titlesOf } from '../shopify-columns.ts'
import { followProgress, textOf, type Progress } from '../views/follow-progress.ts'
import { withPace, type PacedProgress } from '../views/with-pace.ts'

const difference = z.object({
  code: z.string(),
  title: z.string(),
  isNew: z.boolean(),
  isDraft: z.boolean(),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
const hosts = z.array(z.string()).default([])
const answers = z.union([
  z.object({ message: z.string(), problems: z.array(z.string()), run: z.number().optional(), hosts }),
  z.object({
    wouldAdd: z.number(),
    wouldChange: z.number(),
    differences: z.array(difference),
    warnings: z.array(z.string()),
    hosts,
  }),
  z.object({ imported: z.number(), run: z.number().optional(), warnings: z.array(z.string()).default([]) }),
  z.object({ undone: z.number(), left: z.array(z.string()) }),
])
const refusal = z.object({ message: z.string(), errors: z.array(z.object({ message: z.string() })).default([]) })
export type Answer = z.infer<typeof answers>
export type TriedImport = Extract<Answer, { wouldAdd: number }>

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
const since = z.object({ writtenSince: z.number() })
export type ImportRun = z.infer<typeof runs>['imports'][number]

/** Bytes that hold the names of the columns. */
const HEAD = 4000

/** Milliseconds between two looks at the list while an import runs somewhere. */
const LOOK = 3000

/** What the page does: tries a file, imports it, undoes an import, one at a time; and the list of the last imports. */
export function useProductsImport() {
  const { config } = useConfig()
  const locale = localeOr(useTranslation().i18n.language)
  const { getPreference, setPreference } = usePreferences()
  const api = `${config.routes.api}/products`
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<Partial<PacedProgress>>()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [preference, setPreferred] = useState<unknown>()
  const [chosen, setChoices] = useState<Choices>()
  const choices = chosen ?? firstChoices(locale, preference)
  const [found, setFound] = useState<readonly string[]>([])
  const [isOfShopify, setShopify] = useState(false)
  const [list, setList] = useState<ImportRun[]>([])

  const look = useCallback(async () => {
    const response = await fetch(`${api}/imports`).catch(() => undefined)
    if (response?.ok) setList(runs.parse(await response.json()).imports)
  }, [api])
  useEffect(() => {
    // Without it an import begins as for the first time.
    getPreference<unknown>(PREFERENCE).then(setPreferred, () => {})
  }, [getPreference])
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
    const paced = withPace()
    const show = (each: Progress) => setProgress(paced(each))
    const came = await asked(`${api}/${path}`, body, show).catch(() => 'failed' as const)
    // The list knows what can be undone before it is offered.
    await look()
    setAnswer(came)
    if (came !== 'failed' && 'hosts' in came && came.hosts.length > 0) setFound(came.hosts)
    setProgress(undefined)
  }
  const query = (name: string, of: Choices) =>
    new URLSearchParams({
      name,
      language: of.language,
      create: String(of.create),
      hosts: of.hosts.join(','),
      ...(of.category && { category: of.category }),
    }).toString()
  const check = (given: File, of: Choices) => ask(`import?dry-run=true&${query(given.name, of)}`, given)
  return {
    file,
    progress,
    answer,
    list,
    choices,
    isShopify: isOfShopify,
    hosts: found,
    change: (changed: Choices) => {
      setChoices(changed)
      setPreference(PREFERENCE, preferenceOf(changed)).catch(() => {})
      // What was shown is of other choices.
      setAnswer(undefined)
    },
    choose: async (given: File) => {
      setFile(given)
      setFound([])
      // What is written is what was tried.
      setChoices(choices)
      setShopify(isShopify(titlesOf(await given.slice(0, HEAD).text())))
      await check(given, choices)
    },
    again: async () => file && check(file, choices),
    write: async () => file && ask(`import?${query(file.name, choices)}`, file),
    /** Products of a run that a later one wrote, too; none where that is not answered. */
    writtenSince: async (run: number): Promise<number> => {
      const response = await fetch(`${api}/imports?run=${run}`).catch(() => undefined)
      return response?.ok ? since.parse(await response.json()).writtenSince : 0
    },
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
    return { message, problems: errors.map((error) => error.message), hosts: [] }
  }
  const result = await followProgress(textOf(response.body), show)
  return result ? answers.parse(result) : 'failed'
}
