import { Form } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

// Of the two only one is displayed at any width, hence only one is in the tab order (acceptance 34).
const placements = { mobile: 'lg:hidden', desktop: 'hidden lg:block' } as const

/** My store. Without JavaScript, and until a favourite store can be chosen, its button leads to the list of stores. */
export function StoreSelector({ placement, locale }: { placement: keyof typeof placements; locale: Locale }) {
  return (
    <Form action={paths.stores(locale)} className={placements[placement]}>
      <button type="submit" className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-card px-1 text-sm whitespace-nowrap font-medium hover:bg-current/10 lg:min-h-9 lg:px-2.5">
        <Icon name="pin" size={20} />
        <span className="max-sm:sr-only">{m.shell_my_store()}</span>
      </button>
    </Form>
  )
}
