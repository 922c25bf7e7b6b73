import type { SanitizedConfig } from 'payload'
import { isShownIn } from '../domain/content/shown-in.ts'
import { isEmpty } from '../domain/field-rule.ts'
import { isLocale } from '../domain/locale.ts'

type Block = { shownIn?: unknown }
type Asked = { req?: { locale?: unknown; context?: { isRestoringVersion?: unknown } }; blockData?: Block }
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
 * Does not ask for the words of a page in a language that has no use for them: those of a section that is shown in the
 * other language alone; and those of a version that is restored, which Payload judges by its words in the default
 * language, and each language was judged when it was saved.
 */
export function withUnaskedWords(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) if (collection.slug === 'pages') lenient(collection as Part)
  return config
}

function lenient(part: Part): void {
  const rule = part.validate
  if (part.localized && rule && !rule.rule)
    part.validate = Object.assign(
      (value: unknown, asked: Asked) => (isEmpty(value) && isUnasked(asked) ? true : rule(value, asked)),
      { rule },
    )
  for (const inner of [part.fields, part.tabs, part.blocks]) for (const each of inner ?? []) lenient(each)
}

const isUnasked = ({ req, blockData }: Asked): boolean =>
  Boolean(req?.context?.isRestoringVersion) ||
  (blockData !== undefined && isLocale(req?.locale) && !isShownIn(blockData, req.locale))
