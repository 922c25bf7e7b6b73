'use client'
import { Button, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { mayDeleteAccounts } from '../access/order-rights.ts'
import { roleOf } from '../access/permissions.ts'
import { postJson } from '../post-json.ts'
import { wordsOf } from '../staff-words.ts'
import { sheetWord } from './order-sheet-words.ts'

const say = wordsOf('customer')

/** Deletes an account at its owner’s request; whoever may not do it reads where the owner does. */
export function CustomerDeletion({ api, email, locale }: { api: string; email: string; locale: Locale }) {
  const role = roleOf(useAuth().user)
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const erase = async () => {
    if (!window.confirm(say(locale, 'delete_sure', { email }))) return
    setBusy(true)
    const answer = await postJson(`${api}/delete`, {}).catch(() => undefined)
    if (answer?.ok) return router.push('/admin/collections/customers')
    const body = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined
    setProblem(body?.message ?? sheetWord(locale, 'failed'))
    setBusy(false)
  }
  return (
    <section>
      <h3>{say(locale, 'deletion')}</h3>
      <p>{say(locale, 'delete_theirs')}</p>
      {mayDeleteAccounts(role) && (
        <Button size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void erase()}>
          {say(locale, 'delete')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
