import type { ActionItem, Importance } from '../../domain/content/slice.ts'
import { ButtonLink } from '../../ui/button.tsx'

const variants = { primary: 'primary', normal: 'secondary', other: 'quiet' } as const satisfies Record<Importance, string>

/** Links that look as important as they are (acceptance 65). Mail and telephone addresses are left to the browser. */
export function ActionLinks({ items }: { items: ActionItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {items.map(({ label, href, importance }) => (
        <li key={`${href} ${label}`}>
          <ButtonLink to={href} variant={variants[importance]} className={importance === 'other' ? 'underline underline-offset-4' : ''}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
