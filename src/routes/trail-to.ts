import { trailTo as trailIn } from '../features/shell/menu/menu-store.ts'
import { getLocale } from '../paraglide/runtime.js'

/** The titles that lead to a page in the main menu of the document's language, by way of the page that is shown. */
export const trailTo = (href: string): Promise<string[]> => trailIn(getLocale(), href, location.pathname)
