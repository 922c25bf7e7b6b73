'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf, type GuardedCollection } from '../access/permissions.ts'
import { exchangeWord, type WordOf } from '../staff-words.ts'
import './csv-tools.css'

export type ImportAnswer = {
  imported?: number
  wouldAdd?: number
  changed?: number
  message?: string
  warnings?: string[]
  errors?: { message: string }[]
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

/** `tryLabel`: of the button that has a file checked only, where there is one. */
type Csv = {
  tryLabel?: string
  collection: GuardedCollection
  file: string
  label: string
  sending: Sending
  done: (imported: number, wouldAdd?: number) => string
}

/** A table out of a collection, and in again for whoever may: `file` is its name, `label` what it is called. */
export function CsvButtons({ collection, file, label, sending: { busy, send }, done, tryLabel }: Csv) {
  const say = useExchangeWords()
  const { user } = useAuth()
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
    if (chosen) await send(url, chosen, 'text/csv', ({ imported = 0, wouldAdd }) => done(imported, wouldAdd))
    // The same file again, mended, is a change too.
    if (field.current) field.current.value = ''
  }
  return (
    <div className="csv-tools__row">
      <a href={`${api}/export`} download={file} className={button}>
        {say('exportCsv')}
      </a>
      {allowed(roleOf(user), collection, 'create') && (
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
            {say('importCsv')}
          </button>
        </>
      )}
    </div>
  )
}

/** Where it is read, and read out, what the last press came to. */
export const Outcome = ({ report }: Pick<Sending, 'report'>) => (
  <div role={report?.wrong ? 'alert' : 'status'}>{report && <Report report={report} />}</div>
)

function Report({ report: { wrong, text, lines } }: { report: ImportReport }) {
  const say = useExchangeWords()
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
      {more > 0 && <p>{say('more', { n: more })}</p>}
    </div>
  )
}

export type Sending = ReturnType<typeof useSending>

/** Sends the requested action to the server, one at a time; the list is reloaded after it. */
export function useSending() {
  const say = useExchangeWords()
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<ImportReport>()
  const router = useRouter()
  const send = async (url: string, body: BodyInit, type: string, done: (answer: ImportAnswer) => string) => {
    setBusy(true)
    setReport(undefined)
    try {
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
      const answer = (await response.json().catch(() => ({}))) as ImportAnswer
      const warnings = answer.warnings ?? []
      if (response.ok)
        setReport({
          wrong: false,
          text: [done(answer), ...(warnings.length > 0 ? [say('check')] : [])].join(' '),
          lines: warnings,
        })
      else
        setReport({
          wrong: true,
          text: answer.message ?? say('unchanged'),
          lines: (answer.errors ?? []).map(({ message }) => message),
        })
      if (response.ok) router.refresh()
    } catch {
      setReport({ wrong: true, text: say('unreachable'), lines: [] })
    } finally {
      setBusy(false)
    }
  }
  return { busy, report, send }
}
