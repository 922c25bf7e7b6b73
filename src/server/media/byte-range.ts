import type { ByteRange } from './file-storage.ts'

type Part = { status: 200 | 206; range: ByteRange; headers: Record<string, string> }
type NoPart = { status: 416; headers: Record<string, string> }

/**
 * How a file of so many bytes is answered to a `Range` header (RFC 9110, section 14): whole, the part that players ask
 * for, or not at all.
 */
export function partOf(header: string | undefined, bytes: number): Part | NoPart {
  const found = rangeOf(header, bytes)
  if (found === 'none') return { status: 416, headers: { 'content-range': `bytes */${bytes}` } }
  const [from, to] = found === 'whole' ? [0, bytes - 1] : found
  const headers = {
    'accept-ranges': 'bytes',
    'content-length': String(to - from + 1),
    ...(found !== 'whole' && { 'content-range': `bytes ${from}-${to}/${bytes}` }),
  }
  return { status: found === 'whole' ? 200 : 206, range: { from, to }, headers }
}

/** The first and the last byte asked for. Several ranges, and other units, may be answered with the whole. */
function rangeOf(header: string | undefined, size: number): [number, number] | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : [Math.max(0, size - Number(last)), size - 1]
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= size ? 'none' : [from, to]
}
