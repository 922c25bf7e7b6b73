'use client'
import { getTranslation } from '@payloadcms/translations'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { sampleCollections } from '../../domain/sample-data.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { wordsOf } from '../staff-words.ts'
import { writtenMoment } from '../written-moment.ts'
import { useSampleData, type Removed } from './use-sample-data.ts'
import './sample-data.css'

const say = wordsOf('sample')
const kinds = { 'sample-kept': 'kept', 'sample-removal-began': 'began', 'sample-removed': 'removed' } as const

/** The page of the sample catalogue: what is left of it, the removal confirmed by typing, and what was done. */
export function SampleData() {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { found, progress, answer, remove } = useSampleData()
  const [typed, setTyped] = useState('')
  const [input, hint] = [useId(), useId()]
  const isLeft = found !== undefined && (found.hasSlogan || Object.values(found.counts).some((count) => count > 0))
  const isBusy = progress !== undefined || found?.isRunning === true
  return (
    <section className="sample-data" aria-busy={!found}>
      <h1>{say(locale, 'title')}</h1>
      {found && !isLeft && !isBusy && <p>{say(locale, 'none')}</p>}
      {found && isLeft && (
        <>
          <p>{say(locale, 'intro')}</p>
          <Counts counts={found.counts} hasSlogan={found.hasSlogan} locale={locale} />
          <p>{say(locale, 'stays')}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void remove(typed)
            }}
          >
            <label htmlFor={input}>{say(locale, 'confirm', { shop: found.shop })}</label>
            <input
              id={input}
              value={typed}
              autoComplete="off"
              aria-describedby={hint}
              onChange={(event) => setTyped(event.target.value)}
            />
            <p id={hint} className="sample-data__note">
              {say(locale, 'noUndo')}
            </p>
            <Button type="submit" disabled={isBusy || typed.trim() === ''}>
              {say(locale, 'remove')}
            </Button>
          </form>
        </>
      )}
      <div role="status">
        {isBusy && <p>{progressText(locale, progress?.done, progress?.total)}</p>}
        {answer !== undefined && (
          <p className={isDone(answer) ? undefined : 'sample-data__fault'}>{textOfAnswer(locale, answer)}</p>
        )}
      </div>
      {found && found.deeds.length > 0 && (
        <>
          <h2>{say(locale, 'deeds')}</h2>
          <ul>
            {found.deeds.map(({ kind, detail, at }) => (
              <li key={`${kind} ${at}`}>
                {writtenMoment(locale, at)} · {say(locale, kinds[kind])} · {detail}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type CountsProps = { counts: Record<string, number>; hasSlogan: boolean; locale: Locale }

function Counts({ counts, hasSlogan, locale }: CountsProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { count } = reportNumbers(locale)
  return (
    <ul className="sample-data__counts">
      {sampleCollections.map((slug) => {
        const collection = config.collections.find((each) => each.slug === slug)
        const of = counts[slug] ?? 0
        return (
          of > 0 && (
            <li key={slug}>
              {getTranslation(collection?.labels.plural ?? slug, i18n)} <strong>{count(of)}</strong>
            </li>
          )
        )
      })}
      {hasSlogan && <li>{say(locale, 'slogan')}</li>}
    </ul>
  )
}

const isDone = (answer: Removed | { message: string } | 'failed'): answer is Removed =>
  typeof answer === 'object' && 'removed' in answer

function textOfAnswer(locale: Locale, answer: Removed | { message: string } | 'failed'): string {
  if (answer === 'failed') return say(locale, 'failed')
  if ('message' in answer) return answer.message
  const { count } = reportNumbers(locale)
  return say(locale, 'done', {
    removed: count(answer.removed),
    changed: count(answer.changed),
    held: count(answer.referenced),
  })
}

function progressText(locale: Locale, done?: number, total?: number): string {
  const { count } = reportNumbers(locale)
  return done === undefined || total === undefined
    ? say(locale, 'running')
    : say(locale, 'progress', { done: count(done), total: count(total) })
}
