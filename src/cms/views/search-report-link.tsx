'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { allowed, roleOf } from '../access/permissions.ts'
import { reportWord } from './search-report-words.ts'

/** In the admin's menu, for who may read the report of the search. */
export function SearchReportLink() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  if (!allowed(roleOf(user), 'search-rules', 'read')) return null
  return (
    <Link href="/admin/search-report" className="nav__link" prefetch={false}>
      <span className="nav__link-label">{reportWord(i18n.language === 'fr' ? 'fr' : 'en', 'title')}</span>
    </Link>
  )
}
