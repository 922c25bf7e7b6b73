'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { countText } from '../../domain/digits.ts'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf, type GuardedCollection } from '../access/permissions.ts'
import { exchangeWord, type WordOf } from '../staff-words.ts'
import { followProgress, textOf, type Progress } from '../views/follow-progress.ts'
import { withPace, type PacedProgress } from '../views/with-pace.ts'
import { WorkProgress } from './work-progress.tsx'
import './csv-tools.css'

export type ImportAnswer = {
  imported?: number
  wouldAdd?: number
  wouldChange?: number
  wouldEmpty?: number
  /** What was so already. */
  unchanged?: number
  changed?: number
  message?: string
  warnings?: string[]
  errors?: { message: string }[]
  /** The same in an answer that came in lines. */
  problems?: string[]
}
/** The result of the last action; it stays until the next one, as there may be much to read. */
type ImportReport = { wrong: boolean; text: string; lines: string[] }

/** A longer list is cut off: once the first problems are fixed, the rest is reported again. */
const MOST_LISTED = 200

export const button = 'btn btn--style-secondary btn--size-small'

const useExchangeWords = () => {
  const { i18n } = useTranslation()
  return (word: WordOf<'exchange'>, values = {}) => exchangeWord(localeOr(i18n.language), word, values)
}

/**
 * `tryLabel`: of the button that has a file checked only, where there is one; `importLabel`: of the other, where it does
 * more than it says; `exported`: in place of the link to all of the collection; `mayImport`: where it is not the right to
 * create that decides.
 */
type Csv = {
  exported?: ReactNode
  tryLabel?: string
  importLabel?: string
  mayImport?: boolean
  collection: GuardedCollection
  file: string
  label: string
  sending: Sending
  done: (answer: ImportAnswer) => string
}

/** A table out of a collection, and in again for whoever may: `file` is its name, `label` what it is called. */
export function CsvButtons({ collection, file, label, sending: { busy, send }, done, ...more }: Csv) {
  const { tryLabel, importLabel, exported } = more
  const say = useExchangeWords()
  const { user } = useAuth()
  const mayImport = more.mayImport ?? allowed(roleOf(user), collection, 'create')
  const { config } = useConfig()
  const api = `${config.routes.api}/${collection}`
  const field = useRef<HTMLInputElement>(null)
  const isTry = useRef(false)
  const pick = (asTry: boolean) => {
    isTry.current = asTry
    field.current?.click()
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    const url = `${api}/import${isTry.current ? '?dry-run=true' : ''}`
    if (chosen) await send(url, chosen, 'text/csv', done)
    // The same file again, mended, is a change too.
    if (field.current) field.current.value = ''
  }
  return (
    <div className="csv-tools__row">
      {exported ?? (
        <a href={`${api}/export`} download={file} className={button}>
          {say('exportCsv')}
        </a>
      )}
      {mayImport && (
        <>
          <input
            ref={field}
            type="file"
            accept=".csv,text/csv"
            aria-label={label}
            onChange={(event) => void choose(event)}
            className="csv-tools__file"
            tabIndex={-1}
          />
          {tryLabel && (
            <button type="button" disabled={busy} onClick={() => pick(true)} className={button}>
              {tryLabel}
            </button>
          )}
          <button type="button" disabled={busy} onClick={() => pick(false)} className={button}>
            {importLabel ?? say('importCsv')}
          </button>
        </>
      )}
    </div>
  )
}

/** Where it is read, and read out, that it works, and what the last press came to. */
export function Outcome({ report, progress }: Pick<Sending, 'report' | 'progress'>) {
  const say = useExchangeWords()
  const locale = localeOr(useTranslation().i18n.language)
  const { step, done, total } = progress ?? {}
  const numbers = { done: countText(done ?? 0, locale), total: countText(total ?? 0, locale) }
  return (
    <>
      <div role={report?.wrong ? 'alert' : 'status'}>
        {progress && <p>{say(!step ? 'sending' : step === 'check' ? 'checking' : 'saving')}</p>}
        {report && <Report report={report} />}
      </div>
      {/* Not read out: it changes several times a second. */}
      {progress && <WorkProgress {...{ progress, locale }} text={total ? say('progress', numbers) : ''} />}
    </>
  )
}

function Report({ report: { wrong, text, lines } }: { report: ImportReport }) {
  const say = useExchangeWords()
  const locale = localeOr(useTranslation().i18n.language)
  const more = lines.length - MOST_LISTED
  return (
    <div className={`csv-tools__report ${wrong ? 'csv-tools__report--wrong' : ''}`}>
      <p>{text}</p>
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, MOST_LISTED).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{say('more', { n: countText(more, locale) })}</p>}
    </div>
  )
}

export type Sending = ReturnType<typeof useSending>

/** Sends the requested action to the server, one at a time; the list is reloaded after it. */
export function useSending() {
  const say = useExchangeWords()
  const [progress, setProgress] = useState<Partial<PacedProgress>>()
  const [report, setReport] = useState<ImportReport>()
  const router = useRouter()
  const send = async (url: string, body: BodyInit, type: string, done: (answer: ImportAnswer) => string) => {
    setProgress({})
    setReport(undefined)
    let lost: 'unreachable' | 'broken' = 'unreachable'
    try {
      const headers = { 'content-type': type, accept: 'application/x-ndjson' }
      const response = await fetch(url, { method: 'POST', headers, body })
      lost = 'broken'
      const paced = withPace()
      const answer = await answerOf(response, (each) => setProgress(paced(each)))
      const warnings = answer.warnings ?? []
      const isWell = response.ok && !answer.problems
      if (isWell)
        setReport({
          wrong: false,
          text: [done(answer), ...(warnings.length > 0 ? [say('check')] : [])].join(' '),
          lines: warnings,
        })
      else
        setReport({
          wrong: true,
          text: answer.message ?? say('unchanged'),
          lines: answer.problems ?? (answer.errors ?? []).map(({ message }) => message),
        })
      if (isWell) router.refresh()
    } catch {
      setReport({ wrong: true, text: say(lost), lines: [] })
    } finally {
      setProgress(undefined)
    }
  }
  return { busy: progress !== undefined, progress, report, send }
}

/** What came of it, at once or at the end of its progress. */
async function answerOf(response: Response, show: (progress: Progress) => void): Promise<ImportAnswer> {
  const isFollowed = response.headers.get('content-type')?.startsWith('application/x-ndjson')
  if (!isFollowed || !response.body) return (await response.json().catch(() => ({}))) as ImportAnswer
  const result = await followProgress(textOf(response.body), show)
  if (!result) throw new Error('the answer broke off')
  return result
}
