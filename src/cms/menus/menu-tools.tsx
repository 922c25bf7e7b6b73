'use client'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { WaitingMenu } from '../../domain/navigation/menu.ts'
import { menuWord, type MenuWord } from './menus-words.ts'
import { WaitingMenuReport } from './waiting-menu-report.tsx'

const button = 'btn btn--style-secondary btn--size-small'
type Say = (word: MenuWord, values?: { titles?: string }) => string

/** What a file was refused for, where it is a list. */
type RefusedMenu = { message?: string; errors?: { message: string }[] }

type Props = { language: Locale; version: number; changed: () => void; mayChange: boolean }

/**
 * The menus of a language: the main one as a JSON file, out and in, and what of all waits to be published. `version`
 * rises with each change of the list below, `changed` tells the list of one here.
 */
export function MenuTools({ language, version, changed, mayChange }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const say: Say = (word, values) => menuWord(localeOr(i18n.language), word, { of: language, ...values })
  const api = `${config.routes.api}/menus`
  const { waiting, refused, busy, send } = useWaitingMenu(api, { language, version, changed }, say)
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
      <div className="menus-list__tools">
        <a href={`${api}/export/${language}`} download={`menu-${language}.json`} className={button}>
          {say('exportMenu')}
        </a>
        {mayChange && (
          <>
            <input
              ref={field}
              type="file"
              accept="application/json,.json"
              aria-label={say('file')}
              onChange={(event) => void choose(event)}
              className="menus-list__file"
              tabIndex={-1}
            />
            <button type="button" disabled={busy} onClick={() => field.current?.click()} className={button}>
              {say('importMenu')}
            </button>
          </>
        )}
      </div>
      {refused && (
        <div role="alert" className="menus-list__refused">
          <p>{refused.message}</p>
          <ul>
            {refused.errors?.map((each, at) => (
              <li key={at}>{each.message}</li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">
        {waiting && (
          <WaitingMenuReport
            waiting={waiting}
            busy={busy}
            mayChange={mayChange}
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
function useWaitingMenu(
  api: string,
  { language, version, changed }: Pick<Props, 'language' | 'version' | 'changed'>,
  say: Say,
) {
  const [waiting, setWaiting] = useState<WaitingMenu>()
  const [refused, setRefused] = useState<RefusedMenu>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const read = async () => {
      const answer = await fetch(`${api}/waiting/${language}`)
      if (answer.ok) setWaiting((await answer.json()) as WaitingMenu)
    }
    // Without it the list is as good as before.
    read().catch(() => {})
  }, [api, language, version])

  const send = async (what: 'import' | 'publish' | 'discard', done: MenuWord, body = '{}') => {
    setBusy(true)
    setRefused(undefined)
    try {
      const answer = await fetch(`${api}/${what}/${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const reply = (await answer.json().catch(() => ({}))) as WaitingMenu & RefusedMenu
      if (!answer.ok && reply.errors) return setRefused(reply)
      if (!answer.ok) return void toast.error(reply.message ?? say('noJson'))
      setWaiting(reply)
      toast.success(say(done))
      changed()
    } catch {
      toast.error(say('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { waiting, refused, busy, send }
}
