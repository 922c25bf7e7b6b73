'use client'
import { Button, useAuth, useConfig, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'
import { z } from 'zod'
import { MOST_TAGGED, type TagDeed } from '../../domain/catalog/tag-many.ts'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { useChoices } from '../fields/use-choices.ts'
import { wordsOf } from '../staff-words.ts'
import '../components/list-tools.css'

const say = wordsOf('tagging')
const answered = z.object({ changed: z.number(), left: z.array(z.string()) })
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
/** More are counted: they can be found again by the list. */
const MOST_LISTED = 20

/** Above the list of products, once some are selected: a tag that all of them get or lose. */
export function TagSelected() {
  const { user } = useAuth()
  const { count } = useSelection()
  return allowed(roleOf(user), 'products', 'update') && count > 0 ? <Tagging /> : null
}

function Tagging() {
  const { config, getEntityConfig } = useConfig()
  const search = useSearchParams().get('search') ?? ''
  const { i18n } = useTranslation()
  const router = useRouter()
  const locale = localeOr(i18n.language)
  const { count, selectedIDs, getQueryParams } = useSelection()
  const tags = useChoices('tags') ?? []
  const [tag, setTag] = useState('')
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<{ wrong: boolean; text: string }>()
  const { api } = config.routes

  /** All that the list finds, also what is on its other pages, or those with a tick. */
  const ids = async (): Promise<number[]> => {
    if (count <= selectedIDs.length) return selectedIDs.map(Number)
    const collectionConfig = getEntityConfig({ collectionSlug: 'products' })
    // The selection knows the filters of the list, but not what was searched for.
    const where = search ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
    const query = `${getQueryParams(where)}&limit=${MOST_TAGGED}&depth=0&select[code]=true`
    const answer = await fetch(`${api}/products${query}`, { credentials: 'include' })
    return found.parse(await answer.json()).docs.map(({ id }) => id)
  }
  const run = async (deed: TagDeed) => {
    setBusy(true)
    try {
      const answer = await fetch(`${api}/products/tag-many`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: await ids(), tag, deed }),
      })
      const body: unknown = await answer.json()
      if (!answer.ok) return setReport({ wrong: true, text: z.object({ message: z.string() }).parse(body).message })
      const { changed, left } = answered.parse(body)
      const codes = left.length > MOST_LISTED ? `${left.slice(0, MOST_LISTED).join(', ')} …` : left.join(', ')
      setReport({
        wrong: left.length > 0,
        text: [say(locale, 'done', { changed }), left.length > 0 && say(locale, 'left', { count: left.length, codes })]
          .filter(Boolean)
          .join(' '),
      })
      router.refresh()
    } catch {
      setReport({ wrong: true, text: say(locale, 'failed') })
    } finally {
      setBusy(false)
    }
  }
  const isTooMany = count > MOST_TAGGED
  return (
    <section aria-label={say(locale, 'title')} className="list-tools">
      <label>
        {say(locale, 'tag')}
        <select value={tag} onChange={(event) => setTag(event.target.value)}>
          <option value="">–</option>
          {tags.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {(['add', 'remove'] as const).map((deed) => (
        <Button
          key={deed}
          margin={false}
          size="medium"
          buttonStyle="secondary"
          disabled={busy || tag === '' || isTooMany}
          onClick={() => void run(deed)}
        >
          {say(locale, deed)}
        </Button>
      ))}
      <p role="status" className={report?.wrong || isTooMany ? 'list-tools__wrong' : undefined}>
        {isTooMany ? say(locale, 'choose', { most: MOST_TAGGED }) : report?.text}
      </p>
    </section>
  )
}
