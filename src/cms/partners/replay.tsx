'use client'
import { Button, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { fetchAdmin } from '../second-step/fetch-admin.ts'
import { wordsOf } from '../staff-words.ts'
import './partners.css'

const say = wordsOf('partners')

/** In the form of a message to a webhook: sends it again. */
export function Replay() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const locale = localeOr(i18n.language)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const send = async () => {
    setBusy(true)
    const answer = await fetchAdmin(`${config.routes.api}/webhook-deliveries/${id}/replay`, {})
    setStatus(answer.ok ? say(locale, 'replayed') : (answer.message ?? say(locale, 'failed')))
    setBusy(false)
    if (answer.ok) router.refresh()
  }
  if (!allowed(roleOf(user), 'webhooks', 'update')) return null
  return (
    <section className="secret-once" aria-label={say(locale, 'replay')}>
      <p>{say(locale, 'replay_why')}</p>
      <Button margin={false} size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void send()}>
        {say(locale, 'replay')}
      </Button>
      <p role="status">{status}</p>
    </section>
  )
}
