'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { provinceCodes } from '../../domain/address/province.ts'
import { localeOr } from '../../domain/locale.ts'
import { storeWord, type StoreWord } from '../stores-words.ts'
import './store-tools.css'

type Answer = { imported?: number; changed?: number; message?: string; warnings?: string[]; errors?: { message: string }[] }
type Say = (word: StoreWord, values?: Record<string, number>) => string
/** What the last press came to; it stays until the next one, as there may be much to read. */
type Told = { wrong: boolean; text: string; lines: string[] }

const button = 'btn btn--style-secondary btn--size-small'

/** Above the list of stores: the table out and in, and a holiday for all stores of some provinces. */
export function StoreTools() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const say: Say = (word, values) => storeWord(localeOr(i18n.language), word, values)
  const api = `${config.routes.api}/stores`
  const field = useRef<HTMLInputElement>(null)
  const { busy, told, send } = useSending(say)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) await send(`${api}/import`, await file.text(), 'text/csv', ({ imported = 0 }) => say('imported', { n: imported }))
    if (field.current) field.current.value = ''
  }
  return (
    <div className="store-tools">
      <div className="store-tools__row">
        <a href={`${api}/export`} download="stores.csv" className={button}>
          {say('exportCsv')}
        </a>
        <input ref={field} type="file" accept=".csv,text/csv" aria-label={say('table')} onChange={(event) => void choose(event)} className="store-tools__file" tabIndex={-1} />
        <button type="button" disabled={busy} onClick={() => field.current?.click()} className={button}>
          {say('importCsv')}
        </button>
      </div>
      <Holiday url={`${api}/holiday`} busy={busy} say={say} send={send} />
      <div role={told?.wrong ? 'alert' : 'status'}>{told && <Outcome told={told} />}</div>
    </div>
  )
}

const Outcome = ({ told: { wrong, text, lines } }: { told: Told }) => (
  <div className={`store-tools__told ${wrong ? 'store-tools__told--wrong' : ''}`}>
    <p>{text}</p>
    {lines.length > 0 && (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </div>
)

type Send = ReturnType<typeof useSending>['send']

function Holiday({ url, busy, say, send }: { url: string; busy: boolean; say: Say; send: Send }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = { provinces: form.getAll('province'), date: text('date'), open: text('open') || 'closed', close: text('close'), name: { en: text('name_en'), fr: text('name_fr') }, notice: { en: text('notice_en'), fr: text('notice_fr') } }
    void send(url, JSON.stringify(body), 'application/json', ({ changed = 0 }) => say('written', { n: changed }))
  }
  return (
    <details>
      <summary>{say('holiday')}</summary>
      <form onSubmit={submit}>
        <fieldset>
          <legend>{say('provinces')}</legend>
          {provinceCodes.map((code) => (
            <label key={code}>
              <input type="checkbox" name="province" value={code} /> {code}
            </label>
          ))}
        </fieldset>
        <label>
          {say('day')} <input type="date" name="date" required />
        </label>
        <label>
          {say('opens')} <input name="open" placeholder="09:30" maxLength={60} />
        </label>
        <label>
          {say('closes')} <input name="close" placeholder="17:00" maxLength={60} />
        </label>
        {(['name_en', 'name_fr', 'notice_en', 'notice_fr'] as const).map((name) => (
          <label key={name}>
            {say(name)} <input name={name} required={name.startsWith('name')} maxLength={200} />
          </label>
        ))}
        <button type="submit" disabled={busy} className={button}>
          {say('writeHoliday')}
        </button>
      </form>
    </details>
  )
}

function useSending(say: Say) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const router = useRouter()
  const send = async (url: string, body: string, type: string, done: (answer: Answer) => string) => {
    setBusy(true)
    setTold(undefined)
    try {
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
      const answer = (await response.json().catch(() => ({}))) as Answer
      const warnings = answer.warnings ?? []
      if (response.ok) setTold({ wrong: false, text: [done(answer), ...(warnings.length > 0 ? [say('check')] : [])].join(' '), lines: warnings })
      else setTold({ wrong: true, text: answer.message ?? say('unchanged'), lines: (answer.errors ?? []).map(({ message }) => message) })
      if (response.ok) router.refresh()
    } catch {
      setTold({ wrong: true, text: say('unreachable'), lines: [] })
    } finally {
      setBusy(false)
    }
  }
  return { busy, told, send }
}
