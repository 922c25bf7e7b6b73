import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

/** A form of another site, in the shop's own clothes (acceptance 69). */
export function FormEmbed({ slice: { html } }: ViewProps<'formembed'>) {
  return (
    <div className="page-width">
      <div className="form-portage mx-auto max-w-3xl">
        <SafeMarkup html={html} />
      </div>
    </div>
  )
}
