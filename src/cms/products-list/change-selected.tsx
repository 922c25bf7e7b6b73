'use client'
import { Button, useAuth, useConfig, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { manyKinds, MOST_CHANGED, type ManyDeed, type ManyKind } from '../../domain/catalog/change-many.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { useChoices } from '../fields/use-choices.ts'
import { useSelectedIds } from '../fields/use-selected-ids.ts'
import { wordsOf } from '../staff-words.ts'
import { postJson } from '../post-json.ts'
import { followProgress, textOf, type Progress } from '../views/follow-progress.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import '../components/list-tools.css'
import { refused } from '../refused.ts'

const say = wordsOf('bulk')
const answered = z.union([
  refused,
  z.object({ changed: z.number(), left: z.array(z.string()), only: z.array(z.string()) }),
])
/** More are counted: they can be found again by the list. */
const MOST_LISTED = 20

/** Above the list of products, once some are selected: what all of them get or lose. */
export function ChangeSelected() {
  const { user } = useAuth()
  const { count } = useSelection()
  const [report, setReport] = useState<Report>()
  const locale = localeOr(useTranslation().i18n.language)
  if (!allowed(roleOf(user), 'products', 'update')) return null
  const { count: written } = reportNumbers(locale)
  const isTooMany = count > MOST_CHANGED
  // The list that is read again has nothing selected: what was done is said all the same.
  return (
    <>
      {count > 0 && <Changing report={setReport} isTooMany={isTooMany} />}
      <div className="list-tools">
        <p role="status" className={report?.wrong || isTooMany ? 'list-tools__wrong' : undefined}>
          {isTooMany ? say(locale, 'tooMany', { count: written(count), most: written(MOST_CHANGED) }) : report?.text}
        </p>
      </div>
    </>
  )
}

type Report = { wrong: boolean; text: string }
/** `report` says what came of the last change: nothing while one runs. */
type Props = { report: (done: Report | undefined) => void; isTooMany: boolean }

function Changing({ report, isTooMany }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const router = useRouter()
  const locale = localeOr(i18n.language)
  const ids = useSelectedIds('products', MOST_CHANGED)
  const [kind, setKind] = useState<ManyKind>('tags')
  const [key, setKey] = useState('')
  const isOnline = kind === 'online'
  const { count } = useSelection()
  const [progress, setProgress] = useState<Pick<Progress, 'done' | 'total'>>()
  const { api } = config.routes
  const { count: written } = reportNumbers(locale)

  const run = async (deed: ManyDeed) => {
    report(undefined)
    setProgress({ done: 0, total: count })
    try {
      const answer = await postJson(`${api}/products/change-many`, { ids: await ids(), kind, key, deed })
      if (!answer.ok || !answer.body) return report({ wrong: true, text: refused.parse(await answer.json()).message })
      const result = await followProgress(textOf(answer.body), setProgress)
      if (!result) return report({ wrong: true, text: say(locale, 'broken') })
      const done = answered.parse(result)
      if ('message' in done) return report({ wrong: true, text: done.message })
      const { changed, left, only } = done
      const listed = (word: 'left' | 'only', codes: string[]) =>
        codes.length > 0 && say(locale, word, { count: codes.length, codes: shortened(codes) })
      report({
        wrong: left.length + only.length > 0,
        text: [
          changed === 0 ? say(locale, 'none') : say(locale, 'done', { changed: written(changed) }),
          listed('left', left),
          listed('only', only),
        ]
          .filter(Boolean)
          .join(' '),
      })
      router.refresh()
    } catch {
      report({ wrong: true, text: say(locale, 'failed') })
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <section aria-label={say(locale, 'title')} className="list-tools">
      <label>
        {say(locale, 'what')}
        <select
          value={kind}
          onChange={({ target }) => {
            setKind(manyKinds.find((one) => one === target.value) ?? 'tags')
            setKey('')
          }}
        >
          {manyKinds.map((one) => (
            <option key={one} value={one}>
              {say(locale, `kind_${one}`)}
            </option>
          ))}
        </select>
      </label>
      {!isOnline && <Which key={kind} kind={kind} chosen={key} choose={setKey} locale={locale} />}
      {(['add', 'remove'] as const).map((deed) => (
        <Button
          key={deed}
          margin={false}
          size="medium"
          buttonStyle="secondary"
          disabled={progress !== undefined || isTooMany || (!isOnline && key === '')}
          onClick={() => void run(deed)}
        >
          {say(locale, isOnline ? `online_${deed}` : deed)}
        </Button>
      ))}
      {progress && (
        <label>
          {say(locale, 'progress', { done: written(progress.done), total: written(progress.total) })}
          <progress value={progress.done} max={progress.total} />
        </label>
      )}
    </section>
  )
}

const shortened = (codes: readonly string[]): string =>
  codes.length > MOST_LISTED ? `${codes.slice(0, MOST_LISTED).join(', ')} …` : codes.join(', ')

type Given = { kind: Exclude<ManyKind, 'online'>; chosen: string; choose: (key: string) => void; locale: Locale }

function Which({ kind, chosen, choose, locale }: Given) {
  const choices = useChoices(kind) ?? []
  return (
    <label>
      {say(locale, `kind_${kind}`)}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">–</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
