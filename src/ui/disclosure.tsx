import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useAccordion } from './use-accordion.ts'

type DisclosureProps = { title: ReactNode; defaultOpen?: boolean; className?: string; children: ReactNode }

/** A heading that opens what belongs to it, in 400 ms; works without JavaScript. */
export function Disclosure({ title, defaultOpen = false, className = '', children }: DisclosureProps) {
  const { details, summary, content } = useAccordion(defaultOpen)
  return (
    <details {...details} open={defaultOpen} className={`group/disclosure ${className}`}>
      <summary
        {...summary}
        className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden"
      >
        {title}
        <span className="text-ink-soft transition-transform duration-400 group-open/disclosure:rotate-180 group-data-closing/disclosure:rotate-0">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div {...content}>{children}</div>
    </details>
  )
}
