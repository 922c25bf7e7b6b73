'use client'
import { Button, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { mayAct } from '../access/order-rights.ts'
import { roleOf } from '../access/permissions.ts'
import { giftCardWord, type GiftCardWord } from '../gift-card-words.ts'
import { fetchAdmin } from '../second-step/fetch-admin.ts'
import '../partners/partners.css'

/** In the form of a gift card, for whoever may refund: blocks it, or takes that back. */
export function GiftCardBlock() {
  const { config } = useConfig()
  const { id, data } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const say = (word: GiftCardWord) => giftCardWord(localeOr(i18n.language), word)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const isActive = data?.active === true
  const turn = async () => {
    setBusy(true)
    const answer = await fetchAdmin(`${config.routes.api}/gift-cards/${id}/active`, { active: !isActive })
    if (answer.ok) return window.location.reload()
    setStatus(answer.message ?? say('failed'))
    setBusy(false)
  }
  if (!mayAct(roleOf(user), 'return')) return null
  return (
    <section className="secret-once" aria-label={say('title')}>
      <p>{say(isActive ? 'block_why' : 'blocked')}</p>
      <Button margin={false} size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void turn()}>
        {say(isActive ? 'block' : 'unblock')}
      </Button>
      <p role="status">{status}</p>
    </section>
  )
}
