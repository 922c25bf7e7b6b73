'use client'
import { Button, useAuth, useConfig, useTableColumns, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { LONGEST_VIEW_NAME, openingQuery, showsView, viewQuery, type ViewList } from './saved-view.ts'
import { roleOf } from '../access/permissions.ts'
import { wordsOf } from '../staff-words.ts'
import '../components/list-tools.css'

const say = wordsOf('views')
const found = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      query: z.string(),
      shared: z.boolean().nullish(),
      owner: z.number().nullish(),
    }),
  ),
})
type View = z.infer<typeof found>['docs'][number]
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Where the focus is again once the list is loaded. */
const PLACE = 'saved-views'

/** More than a person chooses from; whoever shares more deletes some. */
const MOST = 100

/** Above a list: the views that were saved of it, one's own and those of colleagues; and saving what is shown. */
export function SavedViews({ list }: { list: ViewList }) {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { columns } = useTableColumns()
  const search = useSearchParams()
  const locale = localeOr(i18n.language)
  const [views, setViews] = useState<View[]>([])
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // The form opens by a press, and the next key is the name's.
  const begin = useCallback((input: HTMLInputElement | null) => input?.focus(), [])
  const api = `${config.routes.api}/saved-views`
  const load = useCallback(async () => {
    const query = new URLSearchParams({ 'where[list][equals]': list, sort: 'name', limit: String(MOST), depth: '0' })
    const answer = await fetch(`${api}?${query.toString()}`, { credentials: 'include' })
    if (answer.ok) setViews(found.parse(await answer.json()).docs)
  }, [api, list])
  useEffect(() => {
    load().catch(() => setProblem(say(locale, 'failed')))
  }, [load, locale])
  // Its address names the columns only once somebody chose them.
  const shown = viewQuery(
    search.toString(),
    (columns ?? []).map(({ accessor, active }) => ({ accessor: String(accessor), active })),
  )
  const view = views.find(({ query }) => showsView(shown, query))
  const isOwn = (one: View) => one.owner === user?.id
  const open = (id: number | undefined) => {
    const chosen = views.find((one) => one.id === id)
    // Without a view the list is as its reader had it. A list that stays loaded goes on with its own filters, and its
    // search field writes what it shows back.
    window.location.assign(
      `${config.routes.admin}/collections/${list}${chosen ? `?${openingQuery(chosen)}` : ''}#${PLACE}`,
    )
  }
  const ask = async (path: string, method: string, data?: object) => {
    setBusy(true)
    setProblem('')
    try {
      const answer = await fetch(path, {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(data && { body: JSON.stringify(data) }),
      })
      const body: unknown = await answer.json()
      if (!answer.ok) throw new Error(refused.parse(body).errors[0]?.message)
      await load()
      return body
    } catch (error) {
      setProblem(error instanceof Error && answerOf(error) ? error.message : say(locale, 'failed'))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const save = async () => {
    const body = await ask(api, 'POST', { name, list, shared, query: shown })
    if (body === undefined) return
    setNaming(false)
    setName('')
    setShared(false)
  }
  const remove = async () => {
    if (!view || !window.confirm(say(locale, 'sure', { name: view.name }))) return
    await ask(`${api}/${view.id}`, 'DELETE')
  }
  return (
    <section aria-label={say(locale, 'title')} className="list-tools">
      <label>
        {say(locale, 'title')}
        <select
          id={PLACE}
          value={view?.id ?? ''}
          onChange={({ target }) => open(target.value ? Number(target.value) : undefined)}
        >
          <option value="">{say(locale, 'all')}</option>
          {views.map((one) => (
            <option key={one.id} value={one.id}>
              {isOwn(one) && !one.shared ? one.name : say(locale, 'shared', { name: one.name })}
            </option>
          ))}
        </select>
      </label>
      {naming ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <label>
            {say(locale, 'name')}
            <input
              value={name}
              required
              maxLength={LONGEST_VIEW_NAME}
              ref={begin}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label className="list-tools__check">
            <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />{' '}
            {say(locale, 'share')}
          </label>
          <Button type="submit" margin={false} size="medium" disabled={busy || name.trim() === ''}>
            {say(locale, 'save')}
          </Button>
          <Button margin={false} size="medium" buttonStyle="secondary" onClick={() => setNaming(false)}>
            {say(locale, 'leave')}
          </Button>
        </form>
      ) : (
        <Button margin={false} size="medium" buttonStyle="secondary" disabled={busy} onClick={() => setNaming(true)}>
          {say(locale, 'new')}
        </Button>
      )}
      {view && (isOwn(view) || roleOf(user) === 'administrator') && !naming && (
        <Button margin={false} size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void remove()}>
          {say(locale, 'delete')}
        </Button>
      )}
      {problem && (
        <p role="alert" className="list-tools__wrong">
          {problem}
        </p>
      )}
    </section>
  )
}

/** Words of the server; those of a broken line are of no use to staff. */
const answerOf = (error: Error): boolean => error.constructor === Error && error.message !== ''
