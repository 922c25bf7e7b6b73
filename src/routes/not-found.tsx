import { data } from 'react-router'

/** Any path that no page has: a real 404 inside the shell. */
export function loader() {
  throw data(null, { status: 404 })
}

export { shouldRevalidate } from './unless-hash.ts'

export default function NotFoundRoute() {
  return null
}
