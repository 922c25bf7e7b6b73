import type { ReactNode } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import type { MenuPart } from '../../../domain/navigation/menu-keys.ts'
import type { MenuLink as MenuLinkData } from '../../../domain/navigation/menu.ts'
import { localeHref } from '../../../domain/navigation/locale-href.ts'
import { clickCounted } from '../../analytics/push.ts'
import type { MenuClick } from './menu-tree.ts'
import { PageLink } from '../../../ui/page-link.tsx'

type Props = {
  link: MenuLinkData
  locale: Locale
  part: MenuPart
  branch: readonly string[]
  onCount(click: MenuClick): void
  className?: string
  children?: ReactNode
}

/** A link of a panel. `part` is where the arrow keys find it. */
export function MenuLink({ link, locale, part, branch, onCount, className, children = link.title }: Props) {
  const href = localeHref(locale, link.url)
  return (
    <PageLink to={href} data-part={part} className={className} {...clickCounted(() => onCount({ link, href, branch }))}>
      {children}
    </PageLink>
  )
}
