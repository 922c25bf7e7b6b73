import { missingPage } from './missing-page.ts'
import type { Route } from './+types/not-found'

/** Any path that no page has: a real 404 inside the shell. */
export async function loader(args: Route.LoaderArgs) {
  throw await missingPage(args)
}

export { shouldRevalidate } from './unless-hash.ts'

export default function NotFoundRoute() {
  return null
}
