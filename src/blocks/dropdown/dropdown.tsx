import { Disclosure } from '../../ui/disclosure.tsx'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

/** A heading that opens its words (acceptance 70, 93). */
export function Dropdown({ slice: { title, copy, isOpen } }: ViewProps<'dropdown'>) {
  return (
    <div className="page-width">
      <Disclosure
        title={<span className="wide text-lg leading-tight">{title}</span>}
        defaultOpen={isOpen}
        className="reading-column border-y border-line"
      >
        <div className="pt-1 pb-5">
          <SafeMarkup html={copy} />
        </div>
      </Disclosure>
    </div>
  )
}
