import type { Point } from '../../domain/geo/point.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'

export type StoresMapProps = {
  stores: readonly ListedStore[]
  locale: Locale
  /** Where the shopper is, or asked about. */
  here?: Point
  /** The slug of the shopper's store. */
  mine?: string
  hrefOf(store: ListedStore): string
  /** Called for a marker's stores instead of following its link; overlapping markers are merged. */
  onPick?(slugs: string[]): void
}
