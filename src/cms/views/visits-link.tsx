'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { allowed, roleOf } from '../access/permissions.ts'
import { sayIn } from './visits-words.ts'

/** In the admin's menu, for who may read the report. */
export function VisitsLink() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  if (!allowed(roleOf(user), 'visit-events', 'read')) return null
  return (
    <Link href="/admin/visits" className="nav__link" prefetch={false}>
      <span className="nav__link-label">{sayIn(i18n.language)('title')}</span>
    </Link>
  )
}
