import type { SanitizedConfig } from 'payload'
import { isEmpty } from '../domain/field-rule.ts'

type Asked = { req?: { context?: { isRestoringVersion?: unknown } } }
type Rule = ((value: unknown, asked: Asked) => unknown) & { rule?: Rule }
type Part = {
  slug?: string
  localized?: boolean
  validate?: Rule
  fields?: Part[]
  tabs?: Part[]
  blocks?: Part[]
}

/**
 * Lets a version be restored that was published in one language only. Payload judges a restored version by its words
 * in the default language, and refuses one without; each language was judged when it was saved.
 */
export function withRestoredWords(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) if (collection.slug === 'pages') lenient(collection as Part)
  return config
}

function lenient(part: Part): void {
  const rule = part.validate
  if (part.localized && rule && !rule.rule)
    part.validate = Object.assign(
      (value: unknown, asked: Asked) =>
        asked?.req?.context?.isRestoringVersion && isEmpty(value) ? true : rule(value, asked),
      { rule },
    )
  for (const inner of [part.fields, part.tabs, part.blocks]) for (const each of inner ?? []) lenient(each)
}
