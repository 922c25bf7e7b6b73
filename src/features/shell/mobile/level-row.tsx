import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { clickCounted } from '../../analytics/push.ts'

const look =
  'flex min-h-13 w-full items-center justify-between gap-3 py-2 pr-4 pl-5 text-left leading-tight hover:bg-ground'

type Shared = { children: ReactNode; onCount(): void; className?: string }

/** A row that opens the level below it. `item` is how the focus finds it again on the way back. */
export const OpeningRow = ({
  children,
  onCount,
  onOpen,
  item,
  className = '',
}: Shared & { onOpen(): void; item: string }) => {
  const open = () => {
    onCount()
    onOpen()
  }
  return (
    <li className="border-b border-line">
      <button type="button" data-item={item} onClick={open} className={`${look} ${className}`}>
        {children}
        <Icon name="chevron-right" size={18} className="text-line-strong" />
      </button>
    </li>
  )
}

export const LinkRow = ({ children, onCount, href, className = '' }: Shared & { href: string }) => (
  <li className="border-b border-line">
    <PageLink to={href} className={`${look} ${className}`} {...clickCounted(onCount)}>
      {children}
    </PageLink>
  </li>
)
