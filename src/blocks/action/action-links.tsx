import type { ActionItem, Importance } from '../../domain/content/slice.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type ActionLinksProps = { items: ActionItem[]; onDark?: boolean }

/** Links that look as important as they are (acceptance 65). Mail and telephone addresses are left to the browser. */
export function ActionLinks({ items, onDark = false }: ActionLinksProps) {
  if (items.length === 0) return null
  return (
    <ul className="button-row">
      {items.map(({ label, href, importance }) => (
        <li key={`${href} ${label}`}>
          {onDark ? (
            <PageLink to={href} className={`button min-h-11 py-2.5 ${darkLooks[importance]}`}>
              {label}
            </PageLink>
          ) : (
            <ButtonLink
              to={href}
              variant={variants[importance]}
              className={importance === 'other' ? 'underline underline-offset-4' : ''}
            >
              {label}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

const variants = { primary: 'primary', normal: 'secondary', other: 'quiet' } as const satisfies Record<
  Importance,
  string
>

/** On a spruce band a spruce button would drown. */
const darkLooks: Record<Importance, string> = {
  primary: 'bg-surface px-5 text-ink hover:bg-spruce-pale forced-colors:border',
  normal: 'border-[1.5px] border-surface px-5 hover:bg-surface hover:text-ink',
  other: 'px-2 underline underline-offset-4 hover:decoration-2',
}
