'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr, locales, type Locale } from '../../domain/locale.ts'
import { placements, type Placement } from '../../domain/navigation/menu.ts'
import { menuWord } from './menus-words.ts'
import { postJson } from '../post-json.ts'

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
const refused = z.object({ message: z.string() })
export type MenuRow = z.infer<typeof found>['docs'][number]
type Move = { language: Locale; placement: Placement; id: number; after: number | null }
export type Menus = ReturnType<typeof useMenus>

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
  const [report, setReport] = useState({ said: '', isWrong: false })
  const api = `${config.routes.api}/menus`
  const load = useCallback(async () => {
    const query = new URLSearchParams({ draft: 'true', depth: '0', sort: 'order', limit: String(MOST) })
    for (const name of shown) query.set(`select[${name}]`, 'true')
    const answer = await fetch(`${api}?${query.toString()}`, { credentials: 'include' })
    if (!answer.ok) throw new Error(String(answer.status))
    setRows(found.parse(await answer.json()).docs)
  }, [api])
  const failed = useCallback(() => setReport({ said: menuWord(locale, 'unreachable'), isWrong: true }), [locale])
  const reload = useCallback(() => void load().catch(failed), [load, failed])
  useEffect(reload, [reload])

  /** `to`: what is said once it stands there. */
  const move = async ({ language, ...asked }: Move, to: string) => {
    setBusy(true)
    try {
      const answer = await postJson(`${api}/move/${language}`, asked)
      if (!answer.ok) setReport({ said: refused.parse(await answer.json()).message, isWrong: true })
      await load()
      if (!answer.ok) return
      setReport({ said: to, isWrong: false })
      setVersion((before) => before + 1)
    } catch {
      failed()
    } finally {
      setBusy(false)
    }
  }
  return { rows, version, busy, ...report, reload, move }
}
