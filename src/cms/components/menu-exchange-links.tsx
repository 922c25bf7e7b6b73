'use client'
import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent } from 'react'

type Answer = { imported?: number; message?: string; errors?: { path: string; message: string }[] }
const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
] as const

/** Above the list of menus: the main menu of a language as a JSON file, out and in. */
export function MenuExchangeLinks() {
  const { config } = useConfig()
  const api = `${config.routes.api}/menus`
  const button = 'btn btn--style-secondary btn--size-small'
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center', marginBottom: '1.5rem' }}>
      {languages.map(({ code, name }) => (
        <span key={code} style={{ display: 'flex', gap: '0.5rem' }}>
          <a href={`${api}/export/${code}`} download={`menu-${code}.json`} className={button}>
            Export the {name} menu
          </a>
          <ImportMenu url={`${api}/import/${code}`} name={name} className={button} />
        </span>
      ))}
    </div>
  )
}

function ImportMenu({ url, name, className }: { url: string; name: string; className: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const router = useRouter()

  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setBusy(true)
    try {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: await file.text() })
      const { imported, message = 'The file is no JSON.', errors = [] } = (await answer.json().catch(() => ({}))) as Answer
      if (answer.ok) toast.success(`The ${name} menu was replaced: ${imported} top items.`)
      else toast.error([message, ...errors.slice(0, 5).map((error) => error.message)].join(' '))
      if (answer.ok) router.refresh()
    } catch {
      toast.error('The server could not be reached. Nothing was changed.')
    } finally {
      setBusy(false)
      // The same file again, mended, is a change too.
      if (field.current) field.current.value = ''
    }
  }

  return (
    <>
      <input ref={field} type="file" accept="application/json,.json" aria-label={`File of the ${name} menu`} onChange={(event) => void send(event)} style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }} tabIndex={-1} />
      <button type="button" disabled={busy} onClick={() => field.current?.click()} className={className}>
        Replace the {name} menu by a file
      </button>
    </>
  )
}
