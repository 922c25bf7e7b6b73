'use client'
import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { roleOf } from '../access/permissions.ts'
import { wordsOf } from '../staff-words.ts'
import { useSampleData } from './use-sample-data.ts'

const say = wordsOf('sample')

/** At an administrator's first sign-in: whether the shop goes on with its sample catalogue or begins empty. */
export function SampleOffer() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { found, keep } = useSampleData(roleOf(user) === 'administrator')
  if (!found || found.isDecided) return null
  return (
    <section className="home" style={{ border: '1px solid var(--theme-elevation-150)', padding: '1.25rem' }}>
      <h2>{say(locale, 'offer')}</h2>
      <p>{say(locale, 'offerText')}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button margin={false} onClick={() => void keep()}>
          {say(locale, 'keep')}
        </Button>
        <Button margin={false} buttonStyle="secondary" el="link" to="/admin/sample-data">
          {say(locale, 'beginEmpty')}
        </Button>
      </p>
    </section>
  )
}
