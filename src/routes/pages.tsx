import { Outlet } from 'react-router'

/**
 * Around every page, for the error that stands in its place: at the root it would take the whole document's, and there
 * is none for a moment whenever the one follows the other.
 */
export { ErrorBoundary } from '../root.tsx'

export default function Pages() {
  return <Outlet />
}
