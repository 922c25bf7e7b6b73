import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

/** A form of another site, in the shop's own clothes (acceptance 69). */
export function FormEmbed({ slice: { html } }: ViewProps<'formembed'>) {
  return (
    <div className="page-width">
      <div className="form-portage reading-column">
        <SafeMarkup html={html} />
      </div>
    </div>
  )
}
