'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { localeOr, type Both } from '../../domain/locale.ts'
import { allowed, roleOf, type GuardedCollection } from '../access/permissions.ts'

type Props = { href: string; label: Both; /** Whoever may read this may open it. */ of: GuardedCollection }

/** A page of the admin that is not a collection, in the menu of users who may open it. */
export function NavLink({ href, label, of }: Props) {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  if (!allowed(roleOf(user), of, 'read')) return null
  return (
    <Link href={href} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{label[localeOr(i18n.language)]}</span>
    </Link>
  )
}
