import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useAccordion } from './use-accordion.ts'

type DisclosureProps = { title: ReactNode; defaultOpen?: boolean; className?: string; children: ReactNode }

/** A heading that opens what belongs to it, in 400 ms; works without JavaScript. */
export function Disclosure({ title, defaultOpen = false, className = '', children }: DisclosureProps) {
  const { details, summary, content } = useAccordion(defaultOpen)
  return (
    <details {...details} open={defaultOpen} className={`group/disclosure ${className}`}>
      <summary {...summary} className="disclosure-opener">
        {title}
        <span className="disclosure-arrow">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div {...content}>{children}</div>
    </details>
  )
}
