'use client'
import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import type { WaitingMenu } from '../../domain/navigation/menu.ts'
import { WaitingMenuReport } from './waiting-menu-report.tsx'

const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
] as const
const button = 'btn btn--style-secondary btn--size-small'

/** Above the list of menus: the main menu of a language as a JSON file, out and in, and what of it waits to be published. */
export function MenuExchangeLinks() {
  return (
    <div style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}>
      {languages.map(({ code, name }) => (
        <MenuOf key={code} code={code} name={name} />
      ))}
    </div>
  )
}

function MenuOf({ code, name }: { code: string; name: string }) {
  const { config } = useConfig()
  const api = `${config.routes.api}/menus`
  const { waiting, busy, send } = useWaitingMenu(api, code)
  const field = useRef<HTMLInputElement>(null)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) await send('import', await file.text(), `The file is the draft of the ${name} menu now.`)
    // The same file again, mended, is a change too.
    if (field.current) field.current.value = ''
  }
  return (
    <section aria-label={`The ${name} menu`}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <a href={`${api}/export/${code}`} download={`menu-${code}.json`} className={button}>
          Export the {name} menu
        </a>
        <input ref={field} type="file" accept="application/json,.json" aria-label={`File of the ${name} menu`} onChange={(event) => void choose(event)} style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }} tabIndex={-1} />
        <button type="button" disabled={busy} onClick={() => field.current?.click()} className={button}>
          Import the {name} menu
        </button>
      </div>
      <div role="status">{waiting && <WaitingMenuReport name={name} waiting={waiting} busy={busy} publish={() => void send('publish', '{}', `The ${name} menu is published.`)} />}</div>
    </section>
  )
}

/** Every answer of the exchange says what waits afterwards. */
function useWaitingMenu(api: string, code: string) {
  const [waiting, setWaiting] = useState<WaitingMenu>()
  const [busy, setBusy] = useState(false)
  const router = useRouter()

  useEffect(() => {
    const read = async () => {
      const answer = await fetch(`${api}/waiting/${code}`)
      if (answer.ok) setWaiting((await answer.json()) as WaitingMenu)
    }
    // Without it the list is as good as before.
    read().catch(() => {})
  }, [api, code])

  const send = async (what: 'import' | 'publish', body: string, done: string) => {
    setBusy(true)
    try {
      const answer = await fetch(`${api}/${what}/${code}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const said = (await answer.json().catch(() => ({}))) as WaitingMenu & { message?: string }
      if (!answer.ok) return void toast.error(said.message ?? 'The file is no JSON. Nothing was changed.')
      setWaiting(said)
      toast.success(done)
      router.refresh()
    } catch {
      toast.error('The server could not be reached. Nothing was changed.')
    } finally {
      setBusy(false)
    }
  }
  return { waiting, busy, send }
}
