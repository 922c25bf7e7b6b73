'use client'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { askStaff } from '../second-step/ask-staff.ts'
import { wordsOf } from '../staff-words.ts'
import './partners.css'

const say = wordsOf('partners')

/** In the form of a webhook: makes its signing secret. */
export const WebhookSecret = () => <SecretOnce made="secret_made" path="secret" />

type Props = { made: 'secret_made'; path: string }

/** Makes a new secret of a saved document, and shows it this once. */
function SecretOnce({ made, path }: Props) {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [secret, setSecret] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [secret])

  const make = async () => {
    setBusy(true)
    setProblem(undefined)
    setCopied(false)
    const answer = await askStaff<{ secret: string }>(`${config.routes.api}/${collectionSlug}/${id}/${path}`, {})
    if (answer.ok) setSecret(answer.body.secret)
    else setProblem(answer.message ?? say(locale, 'failed'))
    setBusy(false)
  }
  if (id === undefined) return <p className="secret-once">{say(locale, 'secret_save_first')}</p>
  return (
    <section className="secret-once" aria-label={say(locale, 'secret_title')}>
      <h3>{say(locale, 'secret_title')}</h3>
      <p>{say(locale, 'secret_why')}</p>
      {secret && (
        <>
          <label className="secret-once__field">
            {say(locale, made)}
            <input ref={field} readOnly value={secret} spellCheck={false} />
          </label>
          <Button
            margin={false}
            size="medium"
            buttonStyle="secondary"
            onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
          >
            {say(locale, 'copy')}
          </Button>
        </>
      )}
      <Button margin={false} size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void make()}>
        {say(locale, 'secret_make')}
      </Button>
      <p role="status">{problem ?? (copied ? say(locale, 'copied') : '')}</p>
    </section>
  )
}
