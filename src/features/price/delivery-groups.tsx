import type { Locale } from '../../domain/locale.ts'
import { groupOf, type DeliveryGroup, type Preorder } from '../../domain/shipping/delivery-groups.ts'
import { cautionOf, type GroupText } from '../../domain/shipping/group-text.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/badge.tsx'
import { groupWords, preorderWords, shortGroupWords } from './delivery-words.ts'

type Props = {
  groups: readonly DeliveryGroup[]
  locale: Locale
  /** What the line of a SKU is called; groups whose lines have no name list none. */
  nameOf(sku: string): string | undefined
  storeName?(slug: string): string
}

/** What travels together: each group with what is in it, its method and price, and when it comes. */
export function DeliveryGroupList({ groups, locale, nameOf, storeName }: Props) {
  return (
    <dl className="divide-y divide-line text-[0.9375rem]">
      {groups.map((group) => {
        const words: GroupText = groupWords(group, locale, storeName)
        return (
          // A price that does not fit beside the name goes below it.
          <div key={group.id} className="flex flex-wrap gap-x-4 py-2.5 first:pt-0 last:pb-0">
            <dt className="max-w-full font-medium">{words.name}</dt>
            {group.way !== 'email' && (
              <dd className="ml-auto text-right tabular-nums">{words.cost ?? amountText(0, locale)}</dd>
            )}
            {group.skus
              .flatMap((sku) => nameOf(sku) ?? [])
              .map((name) => (
                <dd key={name} className="w-full text-sm text-ink-soft">
                  {name}
                </dd>
              ))}
            <GroupDays words={words} />
          </div>
        )
      })}
    </dl>
  )
}

/** The method and the days of a group, under its name. */
function GroupDays({ words }: { words: GroupText }) {
  const { method, dates } = words
  const caution = cautionOf(words)
  if (!dates) return null
  return (
    <dd className="w-full text-sm">
      <span className="block">{method ? `${method} · ${dates}` : dates}</span>
      {caution && <span className="block text-ink-soft">{caution}</span>}
    </dd>
  )
}

type LineProps = {
  line: { sku: string; preorder?: Preorder }
  groups: readonly DeliveryGroup[]
  locale: Locale
  /** Once it is bought: the charge is past. */
  isPlaced?: boolean
}

/** What a line is promised: when it comes, and of a preorder also that it is one, and when it is charged. */
export function LinePromise({ line: { sku, preorder }, groups, locale, isPlaced = false }: LineProps) {
  const group = groupOf(groups, sku)
  const dates = group && shortGroupWords(group, locale).dates
  if (!preorder && !dates) return null
  return (
    <div className="mt-1 text-sm text-ink-soft">
      {preorder && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          <Badge tone="gold">{preorderWords(preorder, locale)}</Badge>
        </p>
      )}
      {dates && <p className="mt-0.5">{dates}</p>}
      {preorder && <p className="mt-0.5">{isPlaced ? m.preorder_was_charged() : m.preorder_charged()}</p>}
    </div>
  )
}
