import {
  beforeChangeTraverseFields,
  deepCopyObjectSimple,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type JsonObject,
  type ValidationFieldError,
} from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'

type Change = Parameters<CollectionBeforeChangeHook>[0]

/**
 * A collection that names all its wrong fields at once: what its hooks refuse, and what Payload’s own rules do, which it
 * asks only where no hook has refused anything. Whoever publishes would read of a required field only after having
 * mended all else.
 */
export function refuseTogether(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (!hooks?.beforeChange) return collection
  const all = hooks.beforeChange
  const together: CollectionBeforeChangeHook = async (change) => {
    const faults: ValidationFieldError[] = []
    let { data } = change
    for (const hook of all)
      try {
        data = ((await hook({ ...change, data })) as typeof data | undefined) ?? data
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        faults.push(...error.data.errors)
      }
    if (faults.length === 0) return data
    const named = new Set(faults.map(({ path }) => path))
    const others = (await faultsByRule({ ...change, data })).filter(({ path }) => !named.has(path))
    throw fieldRefusal(change.req, slug as CollectionSlug, [...faults, ...others])
  }
  return { ...collection, hooks: { ...hooks, beforeChange: [together] } }
}

/** What the rules of the fields themselves refuse; of a draft, nothing. */
async function faultsByRule({ collection, context, data, operation, originalDoc, req }: Change) {
  const former = (originalDoc ?? {}) as JsonObject
  const errors: ValidationFieldError[] = []
  if ({ ...former, ...data }._status === 'draft') return errors
  const [own, doc] = [deepCopyObjectSimple(data as JsonObject), deepCopyObjectSimple(former)]
  await beforeChangeTraverseFields({
    ...(operation === 'update' && { id: former.id as number }),
    collection,
    context,
    data: own,
    siblingData: own,
    doc,
    siblingDoc: doc,
    docWithLocales: doc,
    siblingDocWithLocales: doc,
    errors,
    fieldLabelPath: '',
    fields: collection.fields,
    global: null,
    mergeLocaleActions: [],
    operation,
    overrideAccess: req.payloadAPI === 'local',
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
  })
  return errors
}
