import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

/** Every item of the copy list, in order (acceptance 62). */
export function MarkdownCopy({ slice: { copy } }: ViewProps<'markdowncopy'>) {
  return (
    <div className="page-width">
      <div className="reading-column flex flex-col gap-8">
        {copy.map((html, at) => (
          <SafeMarkup key={at} html={html} />
        ))}
      </div>
    </div>
  )
}
