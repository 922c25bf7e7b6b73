import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord } from '../../cms/staff-words.ts'

/** How the bytes of a file become its text. */
export type FileEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** With which bytes a file says its encoding itself. */
const marks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * What Excel writes without a word about it: plain “CSV” is in Windows-1252, where hardly any text with accents is
 * valid UTF-8; “Unicode text” and “CSV UTF-8” begin with their mark. Reads on until it is certain.
 */
export async function encodingOf(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<FileEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const part of parts) {
      const marked = isFirst && marks.find(([, mark]) => mark.every((byte, at) => part[at] === byte))
      if (marked) return marked[0]
      isFirst = false
      decoder.decode(part, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** The text with the mark at its beginning, which the readers of tables leave out. */
export const decoderOf = (encoding: FileEncoding): TextDecoder => new TextDecoder(encoding, { ignoreBOM: true })

/** The file that a request brings, and what a person should know of how it was read. */
export async function givenFile(req: PayloadRequest): Promise<{ text: string; notes: string[] }> {
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  const encoding = await encodingOf([bytes])
  return { text: decoderOf(encoding).decode(bytes), notes: encodingNotes(req, encoding) }
}

/** Nothing in the file said so. */
export const encodingNotes = (req: PayloadRequest, encoding: FileEncoding): string[] =>
  encoding === 'windows-1252' ? [exchangeWord(localeOf(req), 'windows1252')] : []

/** An answer with what else a person should know. */
export const withNotes = <Answer extends object>(answer: Answer, notes: string[]): Answer =>
  'problems' in answer || notes.length === 0
    ? answer
    : {
        ...answer,
        warnings: [...notes, ...('warnings' in answer && Array.isArray(answer.warnings) ? answer.warnings : [])],
      }
