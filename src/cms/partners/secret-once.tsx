'use client'
import { Button, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { fetchAdmin } from '../second-step/fetch-admin.ts'
import { wordsOf } from '../staff-words.ts'
import './partners.css'

const say = wordsOf('partners')

/** In the form of a webhook: makes its signing secret. */
export const WebhookSecret = () => <SecretOnce of="secret" />
/** In the form of an API key: makes the key itself. */
export const ApiKey = () => <SecretOnce of="key" />

/** Makes a new secret of a saved document, and shows it this once. */
function SecretOnce({ of }: { of: 'secret' | 'key' }) {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [secret, setSecret] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [secret])

  // Whoever uses the previous key is shut out at once; the previous secret of a webhook works for another day.
  const isEnding = of === 'key' && Boolean(secret ?? data?.start)
  const make = async () => {
    if (isEnding && !window.confirm(say(locale, 'key_sure'))) return
    setBusy(true)
    setProblem(undefined)
    setCopied(false)
    const answer = await fetchAdmin<{ secret: string; start?: string }>(
      `${config.routes.api}/${collectionSlug}/${id}/${of}`,
      {},
    )
    if (answer.ok) {
      const { secret: made, start } = answer.body
      setSecret(made)
      // The field that says how the key begins has been shown since before.
      if (start) dispatchFields({ type: 'UPDATE', path: 'start', value: start })
    } else setProblem(answer.message ?? say(locale, 'failed'))
    setBusy(false)
  }
  if (id === undefined) return <p className="secret-once">{say(locale, `${of}_save_first`)}</p>
  return (
    <section className="secret-once" aria-label={say(locale, `${of}_title`)}>
      <h3>{say(locale, `${of}_title`)}</h3>
      <p>{say(locale, `${of}_why`)}</p>
      {data?.isSecretUnreadable && !secret && <p className="secret-once__fault">{say(locale, 'secret_unreadable')}</p>}
      {secret && (
        <>
          <label className="secret-once__field">
            {say(locale, `${of}_made`)}
            <input ref={field} readOnly value={secret} spellCheck={false} />
          </label>
          {/* On an address that is not secure there is no clipboard. */}
          {'clipboard' in navigator && (
            <Button
              margin={false}
              size="medium"
              buttonStyle="secondary"
              onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
            >
              {say(locale, 'copy')}
            </Button>
          )}
        </>
      )}
      <Button margin={false} size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void make()}>
        {say(locale, `${of}_make`)}
      </Button>
      <p role="status">{problem ?? (copied ? say(locale, 'copied') : '')}</p>
    </section>
  )
}
