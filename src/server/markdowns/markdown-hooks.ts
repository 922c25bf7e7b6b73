import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { fieldRefusal, type FieldFault } from '../../cms/field-refusal.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { markdownState, type MarkdownState } from '../../domain/pricing/markdown-times.ts'
import { chunk } from '../database/chunk.ts'
import { rowsOf, type Rows } from '../database/database.ts'
import { recordChanges } from '../feed/changes.ts'
import { markdownDraft } from './markdown-draft.ts'
import { markdownEffect } from './markdown-effect.ts'
import { productsInMarkdowns } from './running-markdowns.ts'

type Doc = { id?: number; state?: MarkdownState }
/** Products whose prices a save takes out of a markdown, by a name in the request's context. */
const FORMER = 'formerProducts'
const CHANGES_AT_ONCE = 500

/**
 * Before a markdown is saved: its state, by the clock. One that is to run must change some price, and
 * may meet another only where that is wanted.
 */
export const guardMarkdown: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const before = originalDoc as Doc | undefined
  const draft = markdownDraft({ ...originalDoc, ...data, id: before?.id })
  const state = markdownState(draft, Date.now())
  const rows = rowsOf(req.payload, await req.transactionID)
  const errors = state === 'off' ? [] : await faultsOf(rows, draft, state, before?.state, data, req)
  if (errors.length > 0) throw fieldRefusal(req, 'markdowns', errors)
  if (before?.state === 'running' && before.id !== undefined)
    context[FORMER] = await productsInMarkdowns(rows, [before.id])
  return { ...data, state }
}

async function faultsOf(
  rows: Rows,
  draft: ReturnType<typeof markdownDraft>,
  state: MarkdownState,
  before: MarkdownState | undefined,
  { allowOverlap }: { allowOverlap?: unknown },
  req: PayloadRequest,
): Promise<FieldFault[]> {
  const locale = localeOf(req)
  const say = (...[name, values]: [Parameters<typeof staffText>[1], Parameters<typeof staffText>[2]?]) =>
    staffText(locale, name, values)
  // What runs may be ended by its time; what has ended may be corrected in its words.
  if (state === 'ended')
    return before === 'running' || before === 'ended' ? [] : [{ path: 'endsAt', message: say('refusal_markdown_past') }]
  if (draft.products.length + draft.categories.length + draft.brands.length + draft.collections.length === 0)
    return [{ path: 'products', message: say('refusal_markdown_nothing') }]
  const { changed, overlaps } = await markdownEffect(rows, draft, locale)
  if (changed === 0) return [{ path: valueField[draft.kind], message: say('refusal_markdown_no_price') }]
  if (allowOverlap === true || overlaps.length === 0) return []
  const message = overlaps
    .map(({ name, count, titles }) =>
      say('sale_overlap', { name, count, titles: titles.join(', ') + (count > titles.length ? ' …' : '') }),
    )
    .join(' ')
  return [{ path: 'allowOverlap', message: `${message} ${say('refusal_markdown_overlap_advice')}` }]
}

const valueField = { percentage: 'percent', amount: 'amount', price: 'price' } as const

/** After a save that begins, changes or ends one that runs: its products are notified of, those it had before too. */
export const notifyOfMarkdown: CollectionAfterChangeHook = async ({ doc, previousDoc, req, context }) => {
  const [before, after] = [(previousDoc as Doc | undefined)?.state, (doc as Doc).state]
  const rows = rowsOf(req.payload, await req.transactionID)
  await notifyOfProducts(req, rows, (context[FORMER] ?? []) as number[])
  if (before === 'running' || after === 'running')
    await recordChanges(req.payload, rows, [{ target: 'markdowns', docId: String(doc.id) }])
  return doc
}

/** Before one that runs is deleted: after it nobody knows which products it had. */
export const notifyOfEnd: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rows = rowsOf(req.payload, await req.transactionID)
  await notifyOfProducts(req, rows, await productsInMarkdowns(rows, [Number(id)]))
}

async function notifyOfProducts(req: PayloadRequest, rows: Rows, ids: readonly number[]): Promise<void> {
  for (const some of chunk(ids, CHANGES_AT_ONCE))
    await recordChanges(
      req.payload,
      rows,
      some.map((id) => ({ target: 'products', docId: String(id) })),
    )
}
