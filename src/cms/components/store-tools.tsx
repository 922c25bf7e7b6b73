'use client'
import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'

type Answer = { imported?: number; changed?: number; message?: string; errors?: { message: string }[] }
const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']
const button = 'btn btn--style-secondary btn--size-small'

/** Above the list of stores: the table out and in, and a holiday for all stores of some provinces. */
export function StoreTools() {
  const { config } = useConfig()
  const api = `${config.routes.api}/stores`
  const field = useRef<HTMLInputElement>(null)
  const { busy, send } = useSending()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) await send(`${api}/import`, await file.text(), 'text/csv', ({ imported }) => `${imported} stores were imported.`)
    if (field.current) field.current.value = ''
  }
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <a href={`${api}/export`} download="stores.csv" className={button}>
          Export as CSV
        </a>
        <input ref={field} type="file" accept=".csv,text/csv" aria-label="Table of stores" onChange={(event) => void choose(event)} style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }} tabIndex={-1} />
        <button type="button" disabled={busy} onClick={() => field.current?.click()} className={button}>
          Import a CSV
        </button>
      </div>
      <Holiday url={`${api}/holiday`} busy={busy} send={send} />
    </div>
  )
}

type Send = ReturnType<typeof useSending>['send']

function Holiday({ url, busy, send }: { url: string; busy: boolean; send: Send }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = { provinces: form.getAll('province'), date: text('date'), open: text('open') || 'closed', close: text('close'), name: { en: text('name_en'), fr: text('name_fr') }, notice: { en: text('notice_en'), fr: text('notice_fr') } }
    void send(url, JSON.stringify(body), 'application/json', ({ changed }) => `The holiday was written into ${changed} stores.`)
  }
  return (
    <details>
      <summary style={{ cursor: 'pointer', marginBottom: '0.75rem' }}>A holiday for all stores of a province</summary>
      <form onSubmit={submit} style={{ display: 'grid', gap: '0.75rem', maxWidth: '40rem' }}>
        <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', border: 0, padding: 0 }}>
          <legend>Provinces</legend>
          {provinces.map((code) => (
            <label key={code}>
              <input type="checkbox" name="province" value={code} /> {code}
            </label>
          ))}
        </fieldset>
        <label>
          Day <input type="date" name="date" required />
        </label>
        <label>
          Opens (or “closed”) <input name="open" placeholder="closed" />
        </label>
        <label>
          Closes <input name="close" placeholder="17:00" />
        </label>
        {(['name_en', 'name_fr', 'notice_en', 'notice_fr'] as const).map((name) => (
          <label key={name}>
            {name.startsWith('name') ? 'Name' : 'Notice'}, {name.endsWith('en') ? 'English' : 'French'} <input name={name} required={name.startsWith('name')} maxLength={200} />
          </label>
        ))}
        <button type="submit" disabled={busy} className={button} style={{ justifySelf: 'start' }}>
          Write it into these stores
        </button>
      </form>
    </details>
  )
}

function useSending() {
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const send = async (url: string, body: string, type: string, done: (answer: Answer) => string) => {
    setBusy(true)
    try {
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
      const answer = (await response.json().catch(() => ({}))) as Answer
      if (response.ok) toast.success(done(answer))
      else toast.error([answer.message ?? 'It did not work.', ...(answer.errors ?? []).slice(0, 5).map(({ message }) => message)].join(' '))
      if (response.ok) router.refresh()
    } catch {
      toast.error('The server could not be reached. Nothing was changed.')
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
