'use client'
import { Button, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
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
  const locale = localeOr(i18n.language)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  const send = async () => {
    setBusy(true)
    const address = `${config.routes.api}/webhook-deliveries/${id}`
    const answer = await fetchAdmin(`${address}/replay`, {})
    setStatus(answer.ok ? say(locale, 'replayed') : (answer.message ?? say(locale, 'failed')))
    // Whoever has gone to another form since would lose what they type there.
    if (answer.ok && (await isAnswered(address, () => isLeft.current))) window.location.reload()
    setBusy(false)
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

const [LOOKS, LOOK_EVERY_MS] = [10, 2000]
type Message = { state: string; nextAt?: string | null }

/** Whether the receiver answered, or the next attempt is known, before nobody waits for it any more. */
async function isAnswered(address: string, isLeft: () => boolean): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
    const answer = await fetchAdmin<Message>(`${address}?depth=0`)
    if (isLeft()) return false
    if (answer.ok && (answer.body.state !== 'waiting' || answer.body.nextAt)) return true
  }
  return false
}
