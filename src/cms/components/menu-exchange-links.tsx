'use client'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { localeOr, locales, type Locale } from '../../domain/locale.ts'
import type { WaitingMenu } from '../../domain/navigation/menu.ts'
import { menuWord, type MenuWord } from '../menus-words.ts'
import { WaitingMenuReport } from './waiting-menu-report.tsx'

const button = 'btn btn--style-secondary btn--size-small'
type Say = (word: MenuWord, values?: { titles?: string }) => string

/**
 * Above the list of menus: the main menu of a language as a JSON file, out and in, and what of it waits to be
 * published.
 */
export function MenuImportExportLinks() {
  return (
    <div style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}>
      {locales.map((language) => (
        <MenuOf key={language} language={language} />
      ))}
    </div>
  )
}

function MenuOf({ language }: { language: Locale }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const say: Say = (word, values) => menuWord(localeOr(i18n.language), word, { of: language, ...values })
  const api = `${config.routes.api}/menus`
  const { waiting, busy, send } = useWaitingMenu(api, language, say)
  const field = useRef<HTMLInputElement>(null)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) await send('import', 'imported', await file.text())
    // The same file again, mended, is a change too.
    if (field.current) field.current.value = ''
  }
  const discard = () => window.confirm(say('sure')) && void send('discard', 'discarded')
  return (
    <section aria-label={say('menu')}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <a href={`${api}/export/${language}`} download={`menu-${language}.json`} className={button}>
          {say('exportMenu')}
        </a>
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          aria-label={say('file')}
          onChange={(event) => void choose(event)}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
          tabIndex={-1}
        />
        <button type="button" disabled={busy} onClick={() => field.current?.click()} className={button}>
          {say('importMenu')}
        </button>
      </div>
      <div role="status">
        {waiting && (
          <WaitingMenuReport
            waiting={waiting}
            busy={busy}
            say={say}
            publish={() => void send('publish', 'published')}
            discard={discard}
          />
        )}
      </div>
    </section>
  )
}

/** Every response of the import and export reports what is left to publish. */
function useWaitingMenu(api: string, language: Locale, say: Say) {
  const [waiting, setWaiting] = useState<WaitingMenu>()
  const [busy, setBusy] = useState(false)
  const router = useRouter()

  useEffect(() => {
    const read = async () => {
      const answer = await fetch(`${api}/waiting/${language}`)
      if (answer.ok) setWaiting((await answer.json()) as WaitingMenu)
    }
    // Without it the list is as good as before.
    read().catch(() => {})
  }, [api, language])

  const send = async (what: 'import' | 'publish' | 'discard', done: MenuWord, body = '{}') => {
    setBusy(true)
    try {
      const answer = await fetch(`${api}/${what}/${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const reply = (await answer.json().catch(() => ({}))) as WaitingMenu & { message?: string }
      if (!answer.ok) return void toast.error(reply.message ?? say('noJson'))
      setWaiting(reply)
      toast.success(say(done))
      router.refresh()
    } catch {
      toast.error(say('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { waiting, busy, send }
}
