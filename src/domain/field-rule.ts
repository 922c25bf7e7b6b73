import { localeOr, type Both } from './locale.ts'

/** What an admin form passes to a rule besides the value: the sibling fields, what is being done, and the user. */
type Beside = { siblingData?: unknown; data?: unknown; operation?: string }
type Asked = Beside & { req?: { i18n?: { language?: string } } }

/** The rule of a field of the admin. The error is in the editor's language; English where there is no user. */
export const fieldRule =
  (
    faultOf: (
      value: unknown,
      beside: { siblingData: Record<string, unknown>; data: Record<string, unknown>; operation?: string },
    ) => Both | undefined,
  ) =>
  (value: unknown, { siblingData, data, operation, req }: Asked = {}): true | string => {
    const fault = faultOf(value, {
      siblingData: fieldsOf(siblingData),
      data: fieldsOf(data),
      ...(operation !== undefined && { operation }),
    })
    return fault ? fault[localeOr(req?.i18n?.language)] : true
  }

/** A rule that only says which values are good, and in words why others are not. */
export const onlyIf = (isGood: (value: unknown) => boolean, fault: Both) =>
  fieldRule((value) => (isGood(value) ? undefined : fault))

/**
 * The values of a localized field: a document written in all languages at once brings them in one object, and is
 * checked with all of them.
 */
export const inEachLanguage = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [value]

/** The texts of a localized field that are not empty. */
export const writtenTexts = (value: unknown): string[] =>
  inEachLanguage(value).filter((text): text is string => typeof text === 'string' && text !== '')

const fieldsOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}

/** Whether a field has no value: forms send an empty text, and null where something was taken away. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
