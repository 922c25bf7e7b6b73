import type { PayloadRequest } from 'payload'
import { localeOf } from './locale-of.ts'

/** A label as whoever asks reads it: labels of ours take the language (admin-labels.ts). */
export function labelIn(label: unknown, req: Pick<PayloadRequest, 'i18n' | 't'>): string {
  const word = typeof label === 'function' ? (label as (of: object) => unknown)({ i18n: req.i18n, t: req.t }) : label
  return typeof word === 'object' && word !== null
    ? String((word as Record<string, unknown>)[localeOf(req)] ?? '')
    : String(word ?? '')
}
