'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { localeOr, locales, type Locale } from '../../domain/locale.ts'
import { placements, type Placement } from '../../domain/navigation/menu.ts'
import { menuWord } from './menus-words.ts'
import { postJson } from '../post-json.ts'
import { refused } from '../refused.ts'

const found = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      title: z.string().nullish(),
      url: z.string().nullish(),
      language: z.enum(locales).nullish(),
      placement: z.enum(placements).nullish(),
      _status: z.string().nullish(),
      items: z.array(z.object({ links: z.array(z.unknown()).nullish() })).nullish(),
    }),
  ),
})
export type MenuRow = z.infer<typeof found>['docs'][number]
/** What is done with several items at once. */
export type MenuDeed = 'publish' | 'unpublish' | 'delete'
const bulk = z.object({ docs: z.array(z.object({ id: z.number() })) })
const done = { publish: 'donePublish', unpublish: 'doneUnpublish', delete: 'doneDelete' } as const
type Move = { language: Locale; placement: Placement; id: number; after: number | null }
export type Menus = ReturnType<typeof useMenus>

const nothing = { said: '', isWrong: false }

/** More than a shop has top items. */
const MOST = 500
const shown = ['title', 'url', 'language', 'placement', 'items', '_status'] as const

/** All top items as their newest drafts have them, in their order, and the request that moves one. */
export function useMenus() {
  const { config } = useConfig()
  const locale = localeOr(useTranslation().i18n.language)
  const [rows, setRows] = useState<MenuRow[]>()
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState(nothing)
  const api = `${config.routes.api}/menus`
  const load = useCallback(async () => {
    const query = new URLSearchParams({ draft: 'true', depth: '0', sort: 'order', limit: String(MOST) })
    for (const name of shown) query.set(`select[${name}]`, 'true')
    const answer = await fetch(`${api}?${query.toString()}`, { credentials: 'include' })
    if (!answer.ok) throw new Error(String(answer.status))
    setRows(found.parse(await answer.json()).docs)
  }, [api])
  /** Says why something was not done. */
  const refuse = useCallback((said: string) => setReport({ said, isWrong: true }), [])
  const failed = useCallback(() => refuse(menuWord(locale, 'unreachable')), [refuse, locale])
  const reload = useCallback(() => void load().catch(failed), [load, failed])
  useEffect(reload, [reload])
  /** What was said of the list is no longer so once all of it was published, discarded or imported. */
  const renew = () => {
    setReport(nothing)
    reload()
  }

  const moves = useRef({ waiting: 0, last: Promise.resolve() })
  /**
   * Shown at once, and sent in their order: a key may be pressed faster than a move is saved. `to` is what is said of
   * it.
   */
  const move = (asked: Move, to: string) => {
    setRows((before) => before && movedRows(before, asked))
    setReport({ said: to, isWrong: false })
    moves.current.waiting += 1
    moves.current.last = moves.current.last.then(async () => {
      const { language, ...place } = asked
      const answer = await postJson(`${api}/move/${language}`, place).catch(() => undefined)
      moves.current.waiting -= 1
      if (!answer?.ok) {
        const why = refused.safeParse(await answer?.json().catch(() => undefined)).data
        if (why) refuse(why.message)
        else failed()
      }
      if (moves.current.waiting > 0) return
      await load().catch(failed)
      setVersion((before) => before + 1)
    })
  }
  /** Several at once; those that are refused stay as they are, and are named. */
  const change = async (chosen: readonly MenuRow[], deed: MenuDeed) => {
    setBusy(true)
    try {
      const answer = await fetch(`${api}?${bulkQuery(chosen, deed)}`, {
        method: deed === 'delete' ? 'DELETE' : 'PATCH',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(deed !== 'delete' && { body: JSON.stringify({ _status: deed === 'publish' ? 'published' : 'draft' }) }),
      })
      const ids = new Set(bulk.parse(await answer.json()).docs.map(({ id }) => id))
      const titles = (isDone: boolean) =>
        chosen.flatMap(({ id, title }) => (ids.has(id) === isDone ? [title || String(id)] : [])).join(', ')
      const said = [
        titles(true) && menuWord(locale, done[deed], { titles: titles(true) }),
        titles(false) && menuWord(locale, 'notDone', { titles: titles(false) }),
      ]
      await load()
      setReport({ said: said.filter(Boolean).join(' '), isWrong: ids.size < chosen.length })
      setVersion((before) => before + 1)
    } catch {
      failed()
    } finally {
      setBusy(false)
    }
  }
  return { rows, version, busy, ...report, renew, move, change, refuse }
}

/** The rows with one behind another of its place, or before them all. */
function movedRows(rows: readonly MenuRow[], { language, placement, id, after }: Move): MenuRow[] {
  const moved = rows.find((row) => row.id === id)
  const others = rows.filter((row) => row.id !== id)
  const first = others.findIndex((row) => row.language === language && row.placement === placement)
  const at = after === null ? first : others.findIndex((row) => row.id === after) + 1
  return moved ? others.toSpliced(Math.max(at, 0), 0, moved) : others
}

/** What is published is the newest draft. */
function bulkQuery(chosen: readonly MenuRow[], deed: MenuDeed): string {
  const query = new URLSearchParams({ limit: '0', depth: '0', ...(deed === 'publish' && { draft: 'true' }) })
  for (const { id } of chosen) query.append('where[id][in][]', String(id))
  return query.toString()
}
