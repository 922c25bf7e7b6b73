import { createHash } from 'node:crypto'

/**
 * The name of a file that takes another's place: browsers and proxies have what was at an address for up to a year, so
 * an address never gets other bytes. `edits` are what will be done to the bytes.
 */
export function nameByContent(name: string, bytes: Buffer, edits = ''): string {
  const mark = `-${createHash('sha256').update(bytes).update(edits).digest('hex').slice(0, 8)}.`
  return name.includes(mark) ? name : name.replace(/(?:-[0-9a-f]{8})?\.(?=[^.]+$)/, mark)
}
