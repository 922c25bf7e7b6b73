/** Reading what a provider answers, of which nothing is sure: a wrong shape is nothing, and breaks nothing. */
export const fieldsOf = (value: unknown): Partial<Record<string, unknown>> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {})
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined)
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
