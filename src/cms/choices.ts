import type { Both } from '../domain/locale.ts'

/** One of what there is to choose from: the key that is stored, and how staff know it. */
export type Choice = { value: string; label: string; hex?: string; names?: Both }

/** What a field refers to by its key; `GET /admin/api/choices/{kind}` lists it. */
export const choiceKinds = ['colours', 'sizes', 'places', 'skus', 'tags', 'collections', 'categories'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

export const isChoiceKind = (value: unknown): value is ChoiceKind => choiceKinds.some((kind) => kind === value)
