import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type DisclosureProps = { title: ReactNode; defaultOpen?: boolean; className?: string; children: ReactNode }

/** A heading that opens what belongs to it; works without JavaScript. */
export function Disclosure({ title, defaultOpen = false, className = '', children }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={`group/disclosure ${className}`}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <span className="text-ink-soft transition-transform duration-200 group-open/disclosure:rotate-180">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      {children}
    </details>
  )
}
